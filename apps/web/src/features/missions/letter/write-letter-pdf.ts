import { a4, type PdfItem, wrapText, writePdf } from '@mitoyen/pdf';
import { letterTexts as texts } from './letter.texts.ts';
import type { LetterSection } from './letter.ts';

const top = 44;
const bottom = a4.height - 60;
const widest = a4.width - 2 * a4.margin;

/** A line, or the space of one that is signed upon. Sizes and distances are points. */
interface Line {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  /** Above it. */
  readonly before: number;
  /** Lines that follow on the same page. */
  readonly keeps: number;
}
const line = (text: string, more: Partial<Line> = {}): Line => ({
  ...{ text, size: 10.5, isBold: false, before: 0, keeps: 0 },
  ...more,
});
const heightOf = ({ size, before }: Line) => before + size * 1.4;

function sectionLines({ heading, lines }: LetterSection): Line[] {
  const pieces = lines.flatMap((text) =>
    wrapText(text, { size: 10.5 }, widest).map((piece, at) => line(piece, { before: at === 0 ? 3 : 0 })),
  );
  return [
    line(heading, { size: 12, isBold: true, before: 12, keeps: Math.min(2, pieces.length) }),
    ...pieces,
  ];
}

/** The letter as a PDF of as many pages as it takes. */
export function writeLetterPdf(sections: readonly LetterSection[]): Uint8Array<ArrayBuffer> {
  const lines = [
    line(texts.title, { size: 20, isBold: true }),
    ...sections.flatMap(sectionLines),
    line(texts.signatures, { before: 28, keeps: 3 }),
    line(texts.signClient, { before: 14, keeps: 2 }),
    line(texts.signProvider, { before: 56, keeps: 1 }),
    // room for the second signature
    line('', { before: 56 }),
  ];
  const pages = pagesOf(lines);
  return writePdf(texts.title, ...pages.map((items, at) => [...items, ...footOf(at + 1, pages.length)]));
}

function pagesOf(lines: readonly Line[]): PdfItem[][] {
  const pages: PdfItem[][] = [[]];
  let y = top;
  for (const [at, item] of lines.entries()) {
    const kept = lines.slice(at, at + 1 + item.keeps);
    if (y + kept.reduce((sum, one) => sum + heightOf(one), 0) > bottom && pages.at(-1)?.length) {
      pages.push([]);
      y = top;
    }
    y += heightOf(item);
    const { text, size, isBold } = item;
    pages.at(-1)?.push({ text, size, isBold, x: a4.margin, y });
  }
  return pages;
}

/** Says of several pages which one it is. */
function footOf(page: number, count: number): PdfItem[] {
  if (count === 1) return [];
  return [{ text: `${page} / ${count}`, x: a4.width - a4.margin - 24, y: a4.height - 32, size: 8 }];
}
