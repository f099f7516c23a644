import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { CvFault } from './cv-fault.ts';
import { docx, paragraph, table } from './docx.fixture.ts';
import { readFile } from './read-file.ts';

const filler = paragraph('Une ligne assez longue pour que ce document ne soit pas vide.');
const cellsOf = async (...body: string[]) =>
  (await readFile(docx(...body, filler))).slice(0, -1).map(({ cells }) => cells);
const reasonOf = (file: Blob) =>
  readFile(file).then(
    () => null,
    (error: unknown) => (error instanceof CvFault ? error.reason : error),
  );

test('a Word document: paragraphs, tabs, sizes', async () => {
  const lines = await readFile(
    docx(paragraph('Camille Roux', 40), paragraph('2016 – 2019\tDessinatrice'), filler),
  );
  expect(lines.map(({ cells, size }) => [cells, size]).slice(0, 2)).toEqual([
    [['Camille Roux'], 20],
    [['2016 – 2019', 'Dessinatrice'], 11],
  ]);
});

test('a table is read row by row', async () => {
  const rows = [
    [paragraph('2019'), paragraph('Architecte') + paragraph('Agence Horizon')],
    [paragraph('2016'), paragraph('Dessinatrice')],
  ];
  expect(await cellsOf(table(rows))).toEqual([
    ['2019', 'Architecte'],
    ['Agence Horizon'],
    ['2016', 'Dessinatrice'],
  ]);
});

test('a table that lays out a page is read column by column', async () => {
  const column = (...lines: string[]) => lines.map((line) => paragraph(line)).join('');
  const beside = column('Contact', '06 12 34 56 78', 'Logiciels', 'Revit', 'AutoCAD');
  const main = column('Expériences', '2016 – 2019', 'Architecte', 'Agence Horizon', 'Formation');
  const lines = await readFile(docx(table([[beside, main]]), filler));
  expect(lines.map(({ cells }) => cells[0]).slice(0, 6)).toEqual([
    ...['Contact', '06 12 34 56 78', 'Logiciels', 'Revit', 'AutoCAD', 'Expériences'],
  ]);
  expect(new Set(lines.map(({ column }) => column)).size).toBe(3);
});

test('a frame is read once, and what was struck out is not read', async () => {
  const frame = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
  const both = `<w:p><w:r><mc:AlternateContent><mc:Choice>${frame('Nantes')}</mc:Choice><mc:Fallback>${frame('Nantes')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  const struck = '<w:p><w:del><w:r><w:t>Paris</w:t></w:r></w:del></w:p>';
  const lines = await readFile(docx(both, struck, filler));
  expect(lines.map(({ cells }) => cells[0])).toEqual([expect.stringMatching(/^Une ligne/), 'Nantes']);
});

test('paragraphs that stand by themselves on the page are read apart from what the file has before them', async () => {
  const placed = (x: number, text: string) =>
    paragraph(text).replace('<w:p>', `<w:p><w:pPr><w:framePr w:x="${x}" w:y="900"/></w:pPr>`);
  const lines = await readFile(
    docx(placed(900, 'Expériences'), placed(900, '2016 : Dessinatrice'), placed(300, 'Camille Roux'), filler),
  );
  expect(lines.map(({ cells, column }) => [cells[0]?.slice(0, 19), column])).toEqual([
    ['Une ligne assez lon', 0],
    ...[
      ['Expériences', 4],
      ['2016 : Dessinatrice', 4],
    ],
    ['Camille Roux', 7],
  ]);
});

test('an archive of something else, or one cut off, is broken', async () => {
  const workbook = zipSync({ 'xl/workbook.xml': new Uint8Array(3) });
  expect(await reasonOf(new Blob([new Uint8Array(workbook)]))).toBe('broken');
  expect(await reasonOf(new Blob(['PK\u0003\u0004 cut off']))).toBe('broken');
});
