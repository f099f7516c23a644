import type { PdfLine, PdfPageText } from '../../../core/pdf/read-page-text.ts';

/** A page of a portfolio, by its number from 1, with what is written on it. */
export interface PageReading {
  readonly number: number;
  readonly text: PdfPageText;
}

/** A page that is one picture says nothing. */
export const unread: PdfPageText = { width: 0, height: 0, lines: [] };

export const wordCountOf = ({ lines }: PdfPageText): number =>
  lines.reduce((count, { text }) => count + text.split(/\s+/).length, 0);

/** As two texts are compared that may be set differently: no accents, capitals or punctuation. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Titles may hold most letters of a book of pictures: its text is in the smaller ones, from this share of them on. */
const bodyShare = 0.3;

/** The size in which the text of these pages is set; 0 where there is none. */
export function bodySizeOf(pages: readonly PageReading[]): number {
  const lines = pages.flatMap(({ text }) => text.lines).toSorted((one, other) => one.size - other.size);
  const letters = lines.reduce((count, { text }) => count + text.length, 0);
  let seen = 0;
  for (const { size, text } of lines) {
    seen += text.length;
    if (seen >= bodyShare * letters) return size;
  }
  return 0;
}

/** Letters so many times as large as the text are a title. */
const titleRatio = 1.8;
/** A title is short, and says something. */
const mostTitleWords = 14;
/** Lines of one title are of one size, and stand under each other within so many times that size. */
const sameSize = 0.12;
const titleLeading = 1.9;

const saysSomething = (text: string) => (text.match(/\p{L}/gu)?.length ?? 0) >= 3;

function continuesTitle(before: PdfLine, line: PdfLine): boolean {
  return (
    Math.abs(line.size - before.size) <= sameSize * before.size &&
    line.y - before.y > 0 &&
    line.y - before.y <= titleLeading * before.size
  );
}

/** What a page is called in large letters, on one line or several; null where nothing on it is large. */
export function titleOf({ lines }: PdfPageText, bodySize: number): string | null {
  const large = lines.filter(({ size, text }) => size >= titleRatio * bodySize && saysSomething(text));
  if (large.length === 0) return null;
  const largest = Math.max(...large.map(({ size }) => size));
  const at = large.findIndex(({ size }) => size >= largest * (1 - sameSize));
  const title = large.slice(at, at + 1);
  for (const line of large.slice(at + 1)) {
    const before = title.at(-1);
    if (!before || !continuesTitle(before, line)) break;
    title.push(line);
  }
  const text = title.map((line) => line.text).join(' ');
  return text.split(/\s+/).length <= mostTitleWords ? text : null;
}
