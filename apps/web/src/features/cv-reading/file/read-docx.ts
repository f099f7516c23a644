import { strFromU8, unzip } from 'fflate';
import type { CvLine } from '../rules/cv-line.ts';
import { plainText } from '../rules/fold-letters.ts';
import { headingOf } from '../rules/headings.ts';
import { CvFault } from './cv-fault.ts';

const wordsPath = 'word/document.xml';
/** A text of more is no CV, and a document that unpacks to more is made to fill the memory. */
const mostTextBytes = 20 * 1024 * 1024;
/** Heights in points of a text that says none, and of a heading by its style. */
const usualSize = 11;
const headingSize = 14;
/** Cells with so many lines are columns of a page, not cells of a table. */
const linesOfColumn = 5;

type Line = Pick<CvLine, 'cells' | 'size'>;

/** The XML of a document's text. @throws CvFault */
async function unpack(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new Promise((resolve, reject) => {
    unzip(
      bytes,
      { filter: ({ name, originalSize }) => name === wordsPath && originalSize <= mostTextBytes },
      (error, files) => {
        const words = files?.[wordsPath];
        if (error || !words) reject(new CvFault('broken', { cause: error }));
        else resolve(strFromU8(words));
      },
    );
  });
}

const isNamed = (node: Node, name: string): node is Element =>
  node.nodeType === 1 && (node as Element).localName === name;
const children = (element: Element, name: string) =>
  [...element.children].filter((one) => isNamed(one, name));
/** All elements of a name below one, whatever prefix the document gives them. */
const within = (element: Element, name: string): Element[] =>
  [...element.children].flatMap((child) => [
    ...(isNamed(child, name) ? [child] : []),
    ...within(child, name),
  ]);
const firstWithin = (element: Element, name: string) => within(element, name)[0];
const saidIn = (element: Element | undefined) =>
  [...(element?.attributes ?? [])].find(({ name }) => /(?:^|:)val$/.test(name))?.value ?? '';

/** The text of a paragraph: tabs part cells, breaks part lines; what stands in a frame of its own is not of it. */
function textIn(node: Element): string {
  return [...node.children]
    .map((child) => {
      if (isNamed(child, 't')) return child.textContent ?? '';
      if (isNamed(child, 'tab')) return '\t';
      if (isNamed(child, 'br') || isNamed(child, 'cr')) return '\n';
      if (isNamed(child, 'noBreakHyphen')) return '-';
      if (isNamed(child, 'txbxContent') || isNamed(child, 'Fallback') || isNamed(child, 'del')) return '';
      return textIn(child);
    })
    .join('');
}

function sizeOf(paragraph: Element): number {
  const style = saidIn(firstWithin(paragraph, 'pStyle'));
  const halves = Number(saidIn(firstWithin(paragraph, 'sz')));
  if (halves > 0) return halves / 2;
  return /^(?:heading|titre|title)/i.test(style) ? headingSize : usualSize;
}

function linesOfParagraph(paragraph: Element): Line[] {
  const size = sizeOf(paragraph);
  return textIn(paragraph)
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map(plainText)
        .filter((cell) => cell !== ''),
    )
    .filter((cells) => cells.length > 0)
    .map((cells) => ({ cells, size }));
}

/** Columns of text: each is read to its end before the next. */
type Columns = Line[][];

const hasHeading = (lines: readonly Line[]) =>
  lines.some(({ cells: [first = ''] }) => ![null, 'more'].includes(headingOf(first)));

/** A row of a table: line by line across its cells, or cell by cell where each is a column of the page. */
function rowOf(row: Element): Columns {
  const cells = children(row, 'tc').map((cell) => linesWithin(cell).flat());
  const tall = cells.filter((lines) => lines.length >= linesOfColumn);
  if (tall.length > 1 || (tall.length > 0 && cells.filter(hasHeading).length > 1)) return cells;
  const most = Math.max(0, ...cells.map((lines) => lines.length));
  const across = Array.from({ length: most }, (_, at): Line => {
    const beside = cells.flatMap((lines) => lines.slice(at, at + 1));
    return {
      cells: beside.flatMap(({ cells: texts }) => texts),
      size: Math.max(...beside.map(({ size }) => size)),
    };
  });
  return [across];
}

/** Frames of text inside a paragraph, once: a copy for old programs stands beside each. */
function framesIn(paragraph: Element): Element[] {
  return within(paragraph, 'txbxContent').filter(
    (frame) => !isInside(frame, 'Fallback') && !isInside(frame, 'txbxContent'),
  );
}

function isInside(element: Element, name: string): boolean {
  const up = element.parentElement;
  return up !== null && (up.localName === name || isInside(up, name));
}

/** Where on the page a paragraph stands by itself, as its file says it; '' for one that follows those before. */
function placeOf(paragraph: Element): string {
  const frame = firstWithin(paragraph, 'framePr');
  return [...(frame?.attributes ?? [])].map(({ name, value }) => `${name} ${value}`).join(',');
}

function linesWithin(container: Element): Columns {
  const columns: Columns = [[]];
  const frames: Columns = [];
  const write = (lines: Line[]) => columns.at(-1)?.push(...lines);
  let frameAt = '';
  for (const child of container.children) {
    const place = isNamed(child, 'p') ? placeOf(child) : '';
    if (place !== '') {
      if (place !== frameAt) frames.push([]);
      frames.at(-1)?.push(...linesOfParagraph(child));
    } else if (isNamed(child, 'p')) {
      write(linesOfParagraph(child));
      frames.push(...framesIn(child).flatMap(linesWithin));
    } else if (isNamed(child, 'tbl')) {
      for (const row of children(child, 'tr')) {
        const [first = [], ...beside] = rowOf(row);
        if (beside.length === 0) write(first);
        else columns.push(first, ...beside, []);
      }
    } else if (isNamed(child, 'sdt') || isNamed(child, 'sdtContent')) {
      const [first = [], ...more] = linesWithin(child);
      write(first);
      columns.push(...more);
    }
    frameAt = place;
  }
  return [...columns, ...frames].filter((lines) => lines.length > 0);
}

/** The lines of a Word document (DOCX) in the order in which they are read. @throws CvFault */
export async function readDocxLines(file: Blob): Promise<CvLine[]> {
  const xml = new DOMParser().parseFromString(await unpack(file), 'application/xml');
  const [body] = children(xml.documentElement, 'body');
  if (!body) throw new CvFault('broken');
  return linesWithin(body).flatMap((lines, column) =>
    lines.map((line) => ({ ...line, column: column === 0 ? 0 : column * 3 + 1, isFull: false })),
  );
}
