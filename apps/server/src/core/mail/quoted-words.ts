import { hiddenAddress, withoutAddresses } from './without-addresses.ts';

const maxLines = 6;
const maxCharacters = 200;
/** Most characters read: more cannot be shown, and each is searched for addresses. */
const maxRead = 2000;

/** Cuts between words, never within a character or the note that replaces an address. */
function cut(text: string): string {
  const room = maxCharacters - 1;
  // one more than fits, to see whether a word ends there
  const words = text.slice(0, room + 1).replace(/\s\S*$/u, '');
  const start = words.length > room ? text.slice(0, room).replace(/[\ud800-\udbff]$/u, '') : words;
  const end = start.slice(Math.max(0, start.lastIndexOf('[')));
  const isPartOfNote = end !== hiddenAddress && hiddenAddress.startsWith(end);
  return `${(isPartOfNote ? start.slice(0, -end.length) : start).trimEnd()}…`;
}

/** A user's words as a mail quotes them: at most 200 characters and six lines, without addresses. */
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
