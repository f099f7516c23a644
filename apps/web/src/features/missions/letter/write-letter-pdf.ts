import { letterTexts as texts } from './letter.texts.ts';
import type { LetterSection } from './letter.ts';
import { a4, type PdfLine, writePdfPages } from './write-pdf-pages.ts';

const size = 10.5;
const lineHeight = 15;
const bottom = a4.height - 60;
const top = 64;

/** At most how wide a letter of Helvetica is, in its size. */
function widthOf(letter: string): number {
  if (/[ijl.,;:'’|! ()[\]]/.test(letter)) return 0.34;
  if (/[a-zà-ÿ0-9]/.test(letter)) return letter === 'm' || letter === 'w' || letter === 'æ' ? 0.89 : 0.57;
  return /[A-VX-ZÀ-ÖØ-Þ]/.test(letter) ? 0.84 : 1;
}
const widthOfText = (text: string, of: number) =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * of;

/** Lines that fit the page, broken at spaces, and within what is wider than a line. */
export function linesOf(text: string, of = size): string[] {
  const most = a4.width - 2 * a4.margin;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOfText(longer, of) <= most) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (widthOfText(line + letter, of) > most) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}

interface Line {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  /** Points above it. */
  readonly before: number;
}
const line = (text: string, more: Partial<Line> = {}): Line => ({
  ...{ text, size, isBold: false, before: 0 },
  ...more,
});

/** The letter as a PDF of as many pages as it takes. */
export function writeLetterPdf(sections: readonly LetterSection[]): Uint8Array<ArrayBuffer> {
  const lines = [
    line(texts.title, { size: 20, isBold: true }),
    ...sections.flatMap(({ heading, lines: parts }) => [
      line(heading, { size: 12, isBold: true, before: 14 }),
      ...parts.flatMap((part) => linesOf(part).map((text) => line(text))),
    ]),
    line(texts.signatures, { before: 28 }),
    line(texts.signClient, { before: 14 }),
    line(texts.signProvider, { before: 56 }),
  ];
  return writePdfPages(texts.title, pagesOf(lines));
}

function pagesOf(lines: readonly Line[]): PdfLine[][] {
  const pages: PdfLine[][] = [[]];
  let y = top;
  for (const { before, ...item } of lines) {
    y += before;
    if (y > bottom) {
      pages.push([]);
      y = top;
    }
    pages.at(-1)?.push({ ...item, x: a4.margin, y });
    y += lineHeight;
  }
  return pages;
}
