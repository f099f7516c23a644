import { isWebUrl } from '@mitoyen/contract/core/web-url.ts';

/** A piece of a message: plain text, or an address that may be opened. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

const candidate = /https?:\/\/[^\s<>"«»]+/giu;
const punctuation: ReadonlySet<string | undefined> = new Set('.,;:!?…\'’"])}\u00a0\u202f');

/** Leaves the sentence's own punctuation out of the address, but keeps a closing bracket that belongs to it. */
function trimAddress(text: string): string {
  let end = text.length;
  while (punctuation.has(text[end - 1])) end -= 1;
  const trimmed = text.slice(0, end);
  const opened = trimmed.split('(').length - trimmed.split(')').length;
  return opened > 0 && text[end] === ')' ? `${trimmed})` : trimmed;
}

/** Splits a text around the http(s) addresses in it. Nothing else ever becomes a link. */
export function linkify(content: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const addText = (text: string) => {
    if (text !== '') parts.push({ kind: 'text', text });
  };
  for (const match of content.matchAll(candidate)) {
    const url = trimAddress(match[0]);
    if (!isWebUrl(url)) continue;
    addText(content.slice(end, match.index));
    parts.push({ kind: 'link', text: url, url });
    end = match.index + url.length;
  }
  addText(content.slice(end));
  return parts;
}
