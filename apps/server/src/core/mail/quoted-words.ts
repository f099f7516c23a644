import { parse } from 'tldts';
import { trimEndOf } from '../text/trim-end-of.ts';

/** What stands in a mail for an address that somebody wrote. */
export const hiddenAddress = '[lien à voir sur Mitoyen]';

const maxLines = 6;
const maxCharacters = 200;
/** Read at most: more cannot show, and addresses are looked for in it. */
const maxRead = 2000;

/** Letters and signs that addresses are made of, written wide too; all else ends one. */
const run = /[\p{L}\p{N}\p{M}\-._~:/?#@&=+%\\\u2024\u3002\uff0e\uff0f\uff1a\uff20\uff61]+/gu;
/** Signs that show nothing, and that hide an address from whoever looks for one. */
const invisible = /\p{Cf}/gu;
const schemes = /^(?:mailto|tel|sms|sip|javascript|data|file|callto|skype|whatsapp|tg):/iu;
/** A full stop whose space is missing: « terminé.La suite » is no address in Laos, though it is one to a mail program. */
const unspacedSentence = /^\p{Lu}\p{Ll}$/u;
/** Nor is « M.Dupont », though a firm of that name has bought the ending. */
const initial = /^\p{L}$/u;

type Reading = 'words' | 'address' | 'sentences';

function readHost(host: string, hasPath: boolean): Reading {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || labels.includes('')) return 'words';
  const { isIp, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true, validateHostname: false });
  if (isIp) return hasPath ? 'address' : 'words';
  if (hasPath && /^(?:\p{L}\p{L}|xn--)/u.test(last)) return 'address';
  if (!isIcann && !isPrivate) return 'words';
  const isSentence =
    unspacedSentence.test(last) || (initial.test(labels.at(-2) ?? '') && /^\p{Lu}/u.test(last));
  return isSentence && !hasPath ? 'sentences' : 'address';
}

/** What a run of an address' letters and signs is to a mail program, which makes a link of more than has a scheme. */
function readRun(text: string): Reading {
  if (text.includes('://') || schemes.test(text) || /^www\./iu.test(text)) return 'address';
  if (/[^@]@[^@]/u.test(text)) return 'address';
  const hasPath = /[/\\:?#]/u.test(text);
  const readings = text
    .split(/[/\\?#:&=@%+~]/u)
    .map((piece) => readHost(trimEndOf(piece.replace(/^[-._]+/u, ''), '-._'), hasPath));
  return readings.find((one) => one !== 'words') ?? 'words';
}

/** Wide letters and the dots of other scripts, as a browser reads them. */
const asRead = (text: string) => text.normalize('NFKC').replaceAll('\u3002', '.');

/**
 * A text of a mail in which nothing is a link, to a person or to a mail program: addresses of pages, with a scheme or
 * without, and mail addresses give way to a note.
 */
export function withoutAddresses(text: string): string {
  return text.replace(invisible, '').replace(run, (found) => {
    const written = trimEndOf(found, '-._~:?');
    const reading = readRun(asRead(written));
    if (reading === 'words') return found;
    const rest = found.slice(written.length);
    if (reading === 'address') return hiddenAddress + rest;
    return withoutAddresses(asRead(written).replaceAll(/\.(?=\p{Lu})/gu, '. ')) + rest;
  });
}

/** Cut between words, and never within a character or the note that stands for an address. */
function cut(text: string): string {
  const room = maxCharacters - 1;
  // one more than fits, to see whether a word ends there
  const words = text.slice(0, room + 1).replace(/\s\S*$/u, '');
  const start = words.length > room ? text.slice(0, room).replace(/[\ud800-\udbff]$/u, '') : words;
  const end = start.slice(Math.max(0, start.lastIndexOf('[')));
  const isPartOfNote = end !== hiddenAddress && hiddenAddress.startsWith(end);
  return `${(isPartOfNote ? start.slice(0, -end.length) : start).trimEnd()}…`;
}

/** What a mail quotes of what somebody wrote: at most 200 characters and six lines, without addresses. */
export function quote(text: string): string {
  const lines = withoutAddresses(text.trim().slice(0, maxRead)).split('\n');
  const start = lines.slice(0, maxLines).join('\n').trimEnd();

  if (start.length > maxCharacters) return cut(start);
  return lines.length > maxLines || text.trim().length > maxRead ? `${start}…` : start;
}

/** The same on one line, for titles and subjects. */
export function quoteOnOneLine(text: string): string {
  return quote(text.slice(0, maxRead).replace(/\s+/gu, ' '));
}
