import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { PdfPage } from './open-pdf.ts';
import { type Layers, shownText } from './shown-text.ts';
import { readShownWords, wordsOf } from './shown-words.ts';

/** A run of text on one baseline, in points from the page's upper left corner as it is shown: `y` is the baseline. */
export interface PdfLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of its letters. */
  readonly size: number;
}

export interface PdfPageText {
  readonly width: number;
  readonly height: number;
  /** From top to bottom, those of one height from left to right: columns stand apart, by `x`. */
  readonly lines: readonly PdfLine[];
}

/** Shares of the letters' size: what stands further apart is another run, what stands closer belongs to one word. */
const columnGap = 1.2;
const wordGap = 0.18;
/** Two pieces stand on one baseline if theirs differ by no more than this. */
const baselineTolerance = 0.3;

interface Piece extends PdfLine {
  readonly end: number;
}

/** A turned or mirrored piece (a title block along the edge) keeps its place; its width is then its length. */
function pieceOf({ str, transform, width }: TextItem, viewport: readonly number[]): Piece {
  const [a, b, c, d, e, f] = viewport as [number, number, number, number, number, number];
  const [ta, tb, tc, td, te, tf] = transform as [number, number, number, number, number, number];
  const size = Math.hypot(tc * a + td * c, tc * b + td * d) || Math.hypot(ta * a + tb * c, ta * b + tb * d);
  const x = te * a + tf * c + e;
  return { text: str, x, y: te * b + tf * d + f, width, size, end: x + width };
}

function joined(before: Piece, piece: Piece): Piece {
  const gap = piece.x - before.end;
  const isSpaced = gap > wordGap * before.size && !/\s$/.test(before.text) && !/^\s/.test(piece.text);
  const end = Math.max(before.end, piece.end);
  // letters stand apart by one space: words of such letters by two
  const isBetweenWords = isSpaced && /(?:^| )\S$/.test(before.text) && /^\S(?: |$)/.test(piece.text);
  const space = isBetweenWords ? '  ' : ' ';
  return {
    text: before.text + (isSpaced ? space : '') + piece.text,
    x: before.x,
    y: before.y,
    width: end - before.x,
    size: Math.max(before.size, piece.size),
    end,
  };
}

function belongTogether(before: Piece, piece: Piece): boolean {
  const size = Math.max(before.size, piece.size);
  const gap = piece.x - before.end;
  return Math.abs(piece.y - before.y) <= baselineTolerance * size && gap > -size && gap < columnGap * size;
}

/** Letters set one by one with space between them (« P R O J E T »), as titles often are. */
const spacedLetters = /^(?:\S ){3,}\S(?: {2,}(?:\S ){2,}\S)*$/;

/** Such letters as words: those that the file is known to have, else those with more space between them. */
function closeSpacedLetters(text: string, shown: ReadonlyMap<string, string>): string {
  if (!spacedLetters.test(text)) return text.replace(/\s+/g, ' ').trim();
  const known = wordsOf(text, shown);
  if (known !== undefined) return known;
  return text
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}

/** The runs by height, those of one height from left to right. */
function inReadingOrder(runs: readonly Piece[]): readonly Piece[] {
  const rows: Piece[][] = [];
  for (const run of runs.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && run.y - first.y <= baselineTolerance * Math.min(run.size, first.size)) row.push(run);
    else rows.push([run]);
  }
  return rows.flatMap((row) => row.toSorted((one, other) => one.x - other.x));
}

/** Puts pieces of text that stand on one baseline together. */
function runsOf(pieces: readonly Piece[]): readonly Piece[] {
  const runs: Piece[] = [];
  const shown = pieces.filter(({ text }) => text.trim() !== '');
  for (const piece of shown.toSorted((one, other) => one.x - other.x)) {
    const at = runs.findLastIndex((run) => belongTogether(run, piece));
    const run = runs[at];
    if (run) runs[at] = joined(run, piece);
    else runs.push(piece);
  }
  return inReadingOrder(runs);
}

interface TextWishes {
  /** Whether to separate words set with spaced letters, which takes rendering such a page. */
  readonly spacedWords?: boolean;
}

/** The text that a page shows as lines with their places. A page that is one picture has none. */
export async function readPageText(
  page: PdfPage,
  layers: Layers | null,
  { spacedWords = false }: TextWishes = {},
): Promise<PdfPageText> {
  const viewport = page.getViewport({ scale: 1 });
  const runs = runsOf((await shownText(page, layers)).map((item) => pieceOf(item, viewport.transform)));
  const isAsked = spacedWords && runs.some(({ text }) => spacedLetters.test(text));
  const shown = isAsked ? await readShownWords(page) : new Map<string, string>();
  const lines = runs.map(
    ({ text, x, y, width, size }): PdfLine => ({ text: closeSpacedLetters(text, shown), x, y, width, size }),
  );
  return { width: viewport.width, height: viewport.height, lines };
}
