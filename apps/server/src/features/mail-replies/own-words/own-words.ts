import { unsubscribeLabel } from '@mitoyen/contract/features/mail-preferences/mail-kinds.rules.ts';
import { replyMark } from '../../conversations/index.ts';
import {
  bareLine,
  beginsAttribution,
  endsAttribution,
  isBlank,
  isDivider,
  isHeader,
  isProgramLine,
  isQuoted,
  signatureMark,
} from './quote-heads.ts';

const maxAttributionLines = 4;
const maxLines = 5000;

const mark = bareLine(replyMark).toLowerCase();
const isMark = (line: string) => bareLine(line).toLowerCase().includes(mark);

/**
 * The author's words in an answer to one of our mails, without quoted text and signature. Doubtful lines are
 * kept: quoted text is removed only where it begins with our own first line, or is marked as quoted to its
 * end.
 */
export function ownWords(text: string): string {
  const lines = text.split('\n', maxLines).map((line) => line.replaceAll('\r', ''));
  const [above, below] = splitQuote(lines);
  return [withoutSignature(above), withoutSignature(below)]
    .map((part) => fewBlanks(part).join('\n').trim())
    .filter((part) => part !== '')
    .join('\n\n');
}

/** No two empty lines together: HTML makes many. */
const fewBlanks = (lines: readonly string[]) =>
  lines.filter((line, at) => !isBlank(line) || !isBlank(lines[at - 1] ?? ''));

/** What stands above what is quoted, and below it. */
function splitQuote(lines: readonly string[]): [readonly string[], readonly string[]] {
  const marked = lines.findIndex(isMark);
  if (marked >= 0 && !isQuoted(lines[marked] ?? '')) {
    // the last line of our mails: what stands below it was written there
    const last = lines.findLastIndex((line) => line.includes(unsubscribeLabel));
    return [withoutHead(lines, marked), last < marked ? [] : withoutOurEnd(lines.slice(last + 1))];
  }
  const first = lines.findIndex(isQuoted);
  if (first < 0) return [lines, []];
  const last = lines.findLastIndex(isQuoted);
  // answers between quoted lines: without the quotes they would make no sense
  if (lines.slice(first, last).some((line) => !isQuoted(line) && !isBlank(line) && !isMark(line)))
    return [lines, []];
  // some programs quote the line that names the author as well
  const begins = lines.slice(first, last + 1).find((line) => !isBlank(line)) ?? '';
  const isHeadQuoted = isDivider(begins) || isHeader(begins) || beginsAttribution(bareLine(begins));
  const above = isHeadQuoted ? lines.slice(0, first) : withoutHead(lines, first);
  // lines without a named author may be the sender's own
  const isQuote =
    marked >= 0 || isHeadQuoted || lines.slice(above.length, first).some((line) => !isBlank(line));
  return isQuote ? [above, lines.slice(last + 1)] : [lines, []];
}

/** The button's address stands below the last line of ours, in plain text. */
function withoutOurEnd(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => !isBlank(line) && !/^[<[(]?https?:/u.test(bareLine(line)));
  return first < 0 ? [] : lines.slice(first);
}

/**
 * The lines before `end`, without what a program writes above a quote: a line that names the author, or
 * headers.
 */
function withoutHead(lines: readonly string[], end: number): readonly string[] {
  const below = withoutBlank(lines, end);
  const attributed = beforeAttribution(lines, below);
  let left = attributed < below ? attributed : withoutBlank(lines, beforeHeaders(lines, below));
  while (left > 0 && left < end && isDivider(lines[left - 1] ?? '')) left = withoutBlank(lines, left - 1);
  return lines.slice(0, left);
}

function withoutBlank(lines: readonly string[], end: number): number {
  let left = end;
  while (left > 0 && isBlank(lines[left - 1] ?? '')) left -= 1;
  return left;
}

/** Above « Le …, … a écrit : », which may be broken into lines and begins with a day or names an address. */
function beforeAttribution(lines: readonly string[], end: number): number {
  if (end === 0 || !endsAttribution(lines[end - 1] ?? '')) return end;
  for (let start = end - 1; start >= 0 && start >= end - maxAttributionLines; start -= 1) {
    const line = lines[start] ?? '';
    if (isBlank(line)) break;
    if (beginsAttribution(line)) return start;
  }
  return bareLine(lines[end - 1] ?? '').includes('@') ? end - 1 : end;
}

/** Above a block of headers, of which one at least says from whom or about what. */
function beforeHeaders(lines: readonly string[], end: number): number {
  let start = end;
  let count = 0;
  for (let at = end - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    if (isHeader(line)) {
      start = at;
      count += 1;
      // the first of them in every program
      if (/^(?:de|from) ?\*?:/iu.test(bareLine(line))) break;
    } else if (!isBlank(line)) break;
  }
  return count >= 3 ? start : end;
}

/** Without the signature, as far as it is marked as one, and without what programs write below a text. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const marked = lines.indexOf(signatureMark);
  let end = marked < 0 ? lines.length : marked;
  while (end > 0 && (isBlank(lines[end - 1] ?? '') || isProgramLine(lines[end - 1] ?? ''))) end -= 1;
  return lines.slice(0, end);
}
