import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makePdf } from './make-pdf.fixture.ts';
import { openPdf } from './open-pdf.ts';
import { PdfFault } from './pdf-fault.ts';
import { readPageText } from './read-page-text.ts';

const line = (text: string, x: number, y: number, size = 12) => ({ text, x, y, size });

type Made = Parameters<typeof makePdf>[0];

async function linesOn(page: Made['pages'][number], layers: Made['layers'] = []) {
  const pdf = await openPdf(makePdf({ pages: [page], layers }));
  const text = await readPageText(await pdf.page(1), await pdf.layers());
  await pdf.close();
  return text;
}
const reasonOf = (file: Blob) =>
  openPdf(file).then(
    () => null,
    (error: unknown) => (error instanceof PdfFault ? error.reason : error),
  );

test('a page’s text comes as lines with place and size, from the top', async () => {
  const text = await linesOn({
    width: 842,
    height: 595,
    lines: [line('Livraison 2021', 50, 100), line('Médiathèque de Riom', 50, 500, 36)],
  });
  expect([text.width, text.height]).toEqual([842, 595]);
  expect(text.lines.map(({ text, x, y, size }) => [text, x, Math.round(y), size])).toEqual([
    ['Médiathèque de Riom', 50, 95, 36],
    ['Livraison 2021', 50, 495, 12],
  ]);
});

test('columns stand apart, words of one line together', async () => {
  const { lines } = await linesOn({
    lines: [
      line('Surface', 50, 300),
      line('1 250 m²', 98, 300.4),
      line('Lieu', 400, 301),
      line('Lyon', 50, 280),
    ],
  });
  expect(lines.map(({ text }) => text)).toEqual(['Surface 1 250 m²', 'Lieu', 'Lyon']);
});

test('a turned page is read as it is shown', async () => {
  const { width, height, lines } = await linesOn({
    rotate: 90,
    lines: [line('Coupe', 100, 200)],
  });
  expect([width, height]).toEqual([595, 842]);
  expect(lines.map(({ text, x, y }) => [text, x, y])).toEqual([['Coupe', 200, 100]]);
});

test('what stands on a layer that is off is not read', async () => {
  const text = (said: string, y: number) => `BT /F1 12 Tf 50 ${y} Td (${said}) Tj ET`;
  const drawing = [
    `/OC /L1 BDC ${text('Coupe', 400)} /OC /L2 BDC ${text('Variante', 380)} EMC ${text('Plan', 360)} EMC`,
    `/Span BMC /OC /L2 BDC /Span BMC ${text('Abandon', 300)} EMC ${text('Reste', 280)} EMC ${text('Livraison', 260)} EMC`,
  ];
  const page = { lines: [line('Riom', 50, 500)], drawing: drawing.join('\n') };
  const layers = [
    { name: 'Dessin', isOff: false },
    { name: 'Variante', isOff: true },
  ];
  const { lines } = await linesOn(page, layers);
  expect(lines.map(({ text }) => text)).toEqual(['Riom', 'Coupe', 'Plan', 'Livraison']);
});

test('its table of contents leads to pages', async () => {
  const pdf = await openPdf(
    makePdf({
      pages: [{ lines: [] }, { lines: [] }, { lines: [] }],
      outline: [
        { title: 'Médiathèque', page: 1 },
        { title: 'École', page: 3 },
      ],
    }),
  );
  expect(pdf.pageCount).toBe(3);
  expect(await pdf.outline()).toEqual([
    { title: 'Médiathèque', page: 1, level: 0 },
    { title: 'École', page: 3, level: 0 },
  ]);
  await pdf.close();
});

test('what is no PDF, is cut off or has no page is told apart', async () => {
  expect(await reasonOf(new Blob(['PK\u0003\u0004']))).toBe('not_a_pdf');
  expect(await reasonOf(new Blob([]))).toBe('not_a_pdf');
  expect(await reasonOf(new Blob(['%PDF-1.4\nand nothing more']))).toBe('broken');
  expect(await reasonOf(makePdf({ pages: [] }))).toBe('no_pages');
});

/** A title with so many points between its letters. */
const spaced = (points: number) =>
  makePdf({ pages: [{ lines: [], drawing: `BT /F1 12 Tf ${points} Tc 50 500 Td (LUCIE NGUYEN) Tj ET` }] });

test.each([
  [0, 'LUCIE NGUYEN'],
  [1.5, 'LUCIENGUYEN'],
  [3, 'LUCIE NGUYEN'],
])(
  'letters %s points apart are words; where that is asked for, those of their file',
  async (points, usual) => {
    const pdf = await openPdf(spaced(points));
    const page = await pdf.page(1);
    const textOf = async (wishes?: { spacedWords: boolean }) =>
      (await readPageText(page, null, wishes)).lines[0]?.text;
    expect(await textOf()).toBe(usual);
    expect(await textOf({ spacedWords: true })).toBe('LUCIE NGUYEN');
    await pdf.close();
  },
);

test('a protected one asks for its password, tells a wrong one, and opens with the right one', async () => {
  const corpus = new URL('../../../../../e2e/support/pdf-corpus/', import.meta.url);
  const locked = new Blob([readFileSync(new URL('locked.pdf', corpus))]);
  expect(await reasonOf(locked)).toBe('password_needed');
  const wrong = await openPdf(locked, { password: 'érable' }).catch((error: unknown) => error);
  expect(wrong).toMatchObject({ reason: 'password_wrong' });
  const pdf = await openPdf(locked, { password: 'tilleul' });
  expect((await readPageText(await pdf.page(1), null)).lines.map(({ text }) => text)).toEqual([
    'Halle de Crest',
  ]);
  await pdf.close();
});
