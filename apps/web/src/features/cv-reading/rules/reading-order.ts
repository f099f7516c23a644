import { type CvLine, type TextPiece, textOf } from './cv-line.ts';
import { foldLetters, plainText } from './fold-letters.ts';
import { headingOf, isLabel } from './headings.ts';
import { findPeriod } from './periods.ts';

/** Pieces that follow each other on a line with no more than spaces between them. */
interface Segment {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/** Widths in parts of a letter's height: more is a space between words, more is another segment. */
const wordGap = 0.12;
const segmentGap = 0.95;
/** How far baselines of one line are apart, in parts of a letter's height. */
const sameLine = 0.35;
/** A gap that parts columns, in points, and how many lines stand at least on both sides of it. */
const gutterWidth = 8;
const fewestBeside = 4;
/** How far baselines of one row of a table are apart, in points. */
const sameRow = 0.6;
/** Of the lines of a narrow column that are neither dates nor labels, the part that stands beside others in a table. */
const alignedInTable = 0.75;

/** Dots that lead from one cell to the next, as a tab of Word draws them. */
const leaders = /\s?[.…_·]{4,}\s?/u;

type Row = readonly Segment[];

function joinPieces(pieces: readonly TextPiece[]): Segment[] {
  const segments: Segment[] = [];
  for (const { text, x, y, width, size } of pieces.toSorted((one, other) => one.x - other.x)) {
    const before = segments.at(-1);
    const gap = before ? x - before.right : 0;
    if (!before || gap > segmentGap * Math.max(size, before.size)) {
      segments.push({ text, x, right: x + width, y, size });
      continue;
    }
    const space = gap > wordGap * size ? ' ' : '';
    segments[segments.length - 1] = {
      ...{ text: before.text + space + text, x: before.x, right: Math.max(before.right, x + width) },
      ...{ y: before.y, size: Math.max(before.size, size) },
    };
  }
  return segments
    .map((segment) => ({ ...segment, text: plainText(segment.text) }))
    .filter(({ text }) => text !== '');
}

/** The rows of a page from its top. */
function rowsOf(pieces: readonly TextPiece[]): Row[] {
  const rows: TextPiece[][] = [];
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && piece.y - first.y <= sameLine * Math.max(piece.size, first.size)) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map(joinPieces).filter((row) => row.length > 0);
}

/** Where nothing stands between left and right in any of these rows, widest first. */
function guttersOf(rows: readonly Row[]): { from: number; to: number }[] {
  const spans = rows.flat().toSorted((one, other) => one.x - other.x);
  const gutters: { from: number; to: number }[] = [];
  let reached = spans[0]?.right ?? 0;
  for (const { x, right } of spans) {
    if (x - reached >= gutterWidth) gutters.push({ from: reached, to: x });
    reached = Math.max(reached, right);
  }
  return gutters.toSorted((one, other) => other.to - other.from - (one.to - one.from));
}

/** Whether two sides of a gap are read line by line across it, as a table is, and not one after the other. */
function isTable(rows: readonly Row[], at: number): boolean {
  const sides = [
    rows.map((row) => row.filter(({ x }) => x < at)),
    rows.map((row) => row.filter(({ x }) => x >= at)),
  ];
  const hasHeading = (side: readonly Row[]) =>
    side.flat().some(({ text }) => ![null, 'more'].includes(headingOf(text)));
  if (sides.every(hasHeading)) return false;
  return sides.some((side, which) => {
    const others = sides[1 - which] ?? [];
    const isBeside = ({ y }: Segment, index: number) =>
      others[index]?.some((other) => Math.abs(other.y - y) <= sameRow) ?? false;
    const telling = side.flatMap((segments, index) =>
      segments.map((segment) => ({ text: segment.text, isBeside: isBeside(segment, index) })),
    );
    const own = telling.filter(({ text }) => !isLabel(text) && !isDate(text));
    // dates and headings alone are the margin of what stands beside them
    if (own.length <= telling.length * 0.3) return true;
    return own.filter(({ isBeside }) => isBeside).length >= own.length * alignedInTable;
  });
}

function isDate(text: string): boolean {
  const period = findPeriod(text);
  return period !== null && period.end - period.start >= text.length * 0.6;
}

/** Rows of one column as lines. A row is full where the first word of the next would not have fitted. */
function linesOf(rows: readonly Row[], column: number): CvLine[] {
  const edge = Math.max(...rows.flat().map(({ right }) => right));
  return rows.map((row, at) => {
    const [next] = rows[at + 1] ?? [];
    const word = next ? (next.text.split(' ', 1)[0] ?? '').length / next.text.length : 0;
    const width = next ? (next.right - next.x) * word : 0;
    const cells = row.flatMap(({ text }) => text.split(leaders)).filter((cell) => cell !== '');
    return {
      cells,
      size: Math.max(...row.map(({ size }) => size)),
      column,
      isFull: next !== undefined && cells.length === 1 && (row.at(-1)?.right ?? 0) + width > edge,
    };
  });
}

/** The first row from which on two columns stand beside each other, and the gap between them; null for one column. */
function columnsOf(rows: readonly Row[]): { from: number; at: number } | null {
  for (let from = 0; from <= rows.length - fewestBeside; from += 1) {
    const rest = rows.slice(from);
    const gutter = guttersOf(rest).find(({ from: left, to }) => {
      const lines = (isOn: (segment: Segment) => boolean) => rest.filter((row) => row.some(isOn)).length;
      const [before, after] = [lines(({ x }) => x <= left), lines(({ x }) => x >= to)];
      return before >= fewestBeside && after >= fewestBeside && !isTable(rest, to);
    });
    if (gutter) return { from, at: gutter.to };
  }
  return null;
}

/** Cells of a table with three columns or more that go on in the next row. */
function joinWrapped(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const before = joined.at(-1) ?? [];
    const [first, top] = [row[0], before[0]];
    const isNear = first && top && first.y - (before.at(-1)?.y ?? top.y) < 1.6 * first.size;
    const columnOf = (segment: Segment) => before.findIndex(({ x }) => Math.abs(x - segment.x) < 2);
    const goesOn = isNear && before.length >= 3 && row.every((segment) => columnOf(segment) > 0);
    if (!goesOn) joined.push(row);
    else
      joined[joined.length - 1] = before.map((cell, at) => {
        const more = row.find((segment) => columnOf(segment) === at);
        return more ? { ...cell, text: `${cell.text} ${more.text}` } : cell;
      });
  }
  return joined;
}

/**
 * The lines of a CV in the order in which people read it: columns one after the other, tables row by row. A right margin of
 * dates and a left one of labels belong to the lines beside them.
 */
export function readingOrder(pieces: readonly TextPiece[]): CvLine[] {
  const pages = [...new Set(pieces.map(({ page }) => page))].toSorted((one, other) => one - other);
  return pages.flatMap((page, index) => {
    const rows = rowsOf(pieces.filter((piece) => piece.page === page));
    const columns = columnsOf(rows);
    const column = index * 3;
    const inRows = (some: readonly Row[], number: number) => linesOf(joinWrapped(some), column + number);
    if (!columns) return inRows(rows, 0);
    const { from, at } = columns;
    const side = (isOn: (segment: Segment) => boolean) =>
      rows
        .slice(from)
        .map((row) => row.filter(isOn))
        .filter((row) => row.length > 0);
    return [
      ...inRows(rows.slice(0, from), 0),
      ...inRows(
        side(({ x }) => x < at),
        1,
      ),
      ...inRows(
        side(({ x }) => x >= at),
        2,
      ),
    ];
  });
}

/** All of it as one text, a line each. */
export const wholeText = (lines: readonly CvLine[]): string => lines.map(textOf).join('\n');

/** Whether a value stands in a text, whatever its capitals, accents and line ends. */
export function standsIn(text: string, value: string): boolean {
  const fold = (some: string) => foldLetters(plainText(some));
  return fold(text).includes(fold(value));
}
