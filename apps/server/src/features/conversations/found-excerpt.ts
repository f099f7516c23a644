import { foundParts } from '@mitoyen/contract/features/conversations/conversation-search.ts';

/** In letters: of an excerpt, and of what stands before the first word that was found. */
const excerptLength = 180;
const lettersBefore = 40;

const inOneLine = (text: string) => text.replace(/\s/g, ' ');

/** A message in one line, around the first of these terms that it holds, of its text or else of its subject. */
export function foundExcerpt(
  { subject, content }: { readonly subject: string | null; readonly content: string },
  terms: readonly string[],
): string {
  const inContent = foundIn(content, terms);
  const { text, first } = inContent.first === null ? foundIn(subject ?? '', terms) : inContent;
  return first === null ? around(inContent.text, 0) : around(text, first);
}

function foundIn(message: string, terms: readonly string[]) {
  const text = inOneLine(message);
  return { text, first: foundParts(text, terms)[0]?.start ?? null };
}

function around(text: string, first: number): string {
  const from = first > lettersBefore ? startOfWord(text, first - lettersBefore, first) : 0;
  const to = wholeCharacter(text, from + excerptLength);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

/** Where the next word begins from a place on, before `last`; else the place. */
function startOfWord(text: string, from: number, last: number): number {
  const space = text.indexOf(' ', from);
  return space >= 0 && space < last ? space + 1 : wholeCharacter(text, from);
}

/** A place that is not between the two halves of a character. */
function wholeCharacter(text: string, at: number): number {
  return /[\ud800-\udbff]/.test(text.charAt(at - 1)) ? at - 1 : at;
}
