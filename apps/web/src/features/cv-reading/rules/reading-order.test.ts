import { expect, test } from 'vitest';
import type { TextPiece } from './cv-line.ts';
import { readingOrder } from './reading-order.ts';

/** Lines of ten points below each other, from a height on. */
const column = (x: number, y: number, ...lines: string[]): TextPiece[] =>
  lines.map((text, at) => ({ text, x, y: y + at * 14, width: text.length * 5, size: 10, page: 1 }));
const cellsOf = (pieces: readonly TextPiece[]) => readingOrder(pieces).map(({ cells }) => cells);

const beside = ['Contact', 'Nantes', '06 12 34 56 78', 'Logiciels', 'Revit'];
const main = ['Expériences', '2016 – 2019', 'Architecte', 'Formation', 'HMONP'];

test('columns are read one after the other, also where their lines stand beside each other', () => {
  const lines = cellsOf([...column(20, 20, ...beside), ...column(200, 20, ...main)]);
  expect(lines).toEqual([...beside, ...main].map((text) => [text]));
});

test('what stands above the columns comes first', () => {
  const above = column(20, 20, 'Camille Roux, dessinatrice-projeteuse à Nantes depuis dix ans');
  const lines = cellsOf([...column(200, 50, ...main), ...column(20, 50, ...beside), ...above]);
  expect(lines[0]).toEqual(['Camille Roux, dessinatrice-projeteuse à Nantes depuis dix ans']);
  expect(lines.at(-1)).toEqual(['HMONP']);
});

test('a table is read row by row', () => {
  const names = ['Revit', 'AutoCAD', 'SketchUp', 'Excel'];
  const levels = ['expert', 'confirmé', 'notions', 'confirmé'];
  const lines = cellsOf([...column(20, 20, ...names), ...column(200, 20, ...levels)]);
  expect(lines).toEqual(names.map((name, at) => [name, levels[at]]));
});

test('a margin of dates belongs to what stands beside it, also a little higher', () => {
  const dates = ['2019 – 2024', '2016 – 2019', '2014 – 2016', '2012 – 2014'];
  const posts = ['Architecte', 'Cheffe de projet', 'Dessinatrice', 'Assistante'];
  const margin = column(20, 20, ...dates, '(à Nantes)');
  const lines = cellsOf([...margin, ...column(200, 21.5, ...posts)]);
  expect(lines).toEqual([...dates.map((date, at) => [date, posts[at]]), ['(à Nantes)']]);
});

test('pieces of a word, and words of a line, are one text; what stands far apart is not', () => {
  const piece = (text: string, x: number, width: number) => ({ text, x, y: 20, width, size: 10, page: 1 });
  const lines = cellsOf([
    piece('Pro', 20, 18),
    piece('fi', 38, 8),
    piece('l', 46, 3),
    piece('2019', 300, 22),
  ]);
  expect(lines).toEqual([['Profil', '2019']]);
});

test('dots that lead to the right edge part cells; signs of typefaces are no letters, bullets are bullets', () => {
  const lines = readingOrder(
    column(
      20,
      20,
      'Architecte..........2018 – 2020',
      'Agence Horizon',
      '\uf0b7 Concours',
      '\uf028 06 12 34 56 78',
    ),
  );
  expect(lines.map(({ cells }) => cells)).toEqual([
    ['Architecte', '2018 – 2020'],
    ['Agence Horizon'],
    ['• Concours'],
    ['06 12 34 56 78'],
  ]);
  // what follows is no rest of it, however full the line
  expect(lines[0]?.isFull).toBe(false);
});
