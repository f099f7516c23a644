import { expect, test } from 'vitest';
import { makePdf } from '../../core/pdf/make-pdf.fixture.ts';
import { fileHintTexts } from './file-hint.texts.ts';
import { hintOf } from './file-hint.ts';

/** A file that begins as a PNG of this size does. */
function png(width: number, height: number): File {
  const head = Buffer.alloc(24);
  head.write('89504e470d0a1a0a', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return new File([head], 'a.png', { type: 'image/png' });
}
const pdf = (content: BlobPart) => new File([content], 'a.pdf', { type: 'application/pdf' });

test('a picture is tiny whose longer side has fewer than 200 pixels', async () => {
  expect(await hintOf(png(120, 80))).toBe(
    'Cette image est très petite (120\u00a0×\u00a080)\u00a0: elle sera floue. Choisissez-en une de 800\u00a0px ou plus si vous l’avez.',
  );
  expect(await hintOf(png(80, 199))).toBe(fileHintTexts.tiny({ width: 80, height: 199 }));
  expect(await hintOf(png(200, 20))).toBeNull();
  expect(await hintOf(png(6000, 4000))).toBeNull();
});

test('a PDF in which no page is found is told, one with a page or for another program is not', async () => {
  expect(await hintOf(pdf('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'))).toBe(fileHintTexts.noPages);
  expect(await hintOf(pdf(makePdf({ pages: [] })))).toBe(fileHintTexts.noPages);
  expect(await hintOf(pdf(makePdf({ pages: [{ lines: [] }] })))).toBeNull();
  expect(await hintOf(new File(['PK'], 'cv.docx'))).toBeNull();
});
