import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { examinePdf, pdfHeaderAt } from './examine-pdf.ts';
import { pdfOf } from './pdf.fixture.ts';
import { encryptedPdfs } from './pdf-encryption.fixture.ts';

const id = '/ID[<0123456789abcdef0123456789abcdef><31415926535897932384626433832795>]';
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

test('a plain document holds nothing to be told, whatever its texts say', async () => {
  expect(await examinePdf(pdfOf({ packed: '7 0 <</Title(HTML/JavaScript)>>' }))).toEqual({
    isWhole: true,
    needsPassword: false,
    cautions: [],
  });
});

test.each([
  ['JavaScript when it is opened', pdfOf({ catalogue: `/OpenAction ${script}` }), ['script']],
  [
    'JavaScript under a spelt name',
    pdfOf({ catalogue: '/OpenAction <</S/J#61vaScript/JS(1)>>' }),
    ['script'],
  ],
  [
    'JavaScript behind a text that speaks of a stream',
    pdfOf({ objects: `6 0 obj (stream\n) endobj 7 0 obj ${script} endobj` }),
    ['script'],
  ],
  ['packed JavaScript', pdfOf({ packed: `7 0 ${script}` }), ['script']],
  ['a form with scripts', pdfOf({ catalogue: '/AcroForm <</XFA 7 0 R>>' }), ['script']],
  ['a program to be started', pdfOf({ catalogue: '/OpenAction <</S/Launch/F(cmd.exe)>>' }), ['launch']],
  ['other files', pdfOf({ catalogue: '/Names <</EmbeddedFiles 7 0 R>>' }), ['embedded']],
  ['a page to begin with', pdfOf({ catalogue: '/OpenAction [3 0 R/Fit]' }), []],
  [
    'objects packed in a way that cannot be read',
    pdfOf({ objects: '6 0 obj <</Type/ObjStm/Filter/LZWDecode>>\nstream\nabc\nendstream endobj' }),
    ['unread'],
  ],
])('%s', async (_name, bytes, cautions) => {
  expect((await examinePdf(bytes)).cautions).toEqual(cautions);
});

test('objects that unpack to more than is looked through are told', async () => {
  expect((await examinePdf(pdfOf({ packed: ' '.repeat(33 * 1024 * 1024) }))).cautions).toEqual(['unread']);
});

describe.each(encryptedPdfs)('encrypted with $name', ({ open, closed, object, stream }) => {
  const bytes = (encrypt: string, content = '') =>
    Buffer.concat([
      pdfOf({ objects: `8 0 obj ${encrypt} endobj`, trailer: `/Encrypt 8 0 R ${id}` }),
      Buffer.from(`${object} 0 obj <</Type/ObjStm/Filter/FlateDecode>>\nstream\n`),
      Buffer.from(content, 'hex'),
      Buffer.from('\nendstream endobj\n%%EOF\n'),
    ]);

  test('against changes alone, it opens and is looked through', async () => {
    expect(await examinePdf(bytes(open, stream))).toEqual({
      isWhole: true,
      needsPassword: false,
      cautions: ['script'],
    });
  });

  test('against everybody, it asks for a password', async () => {
    expect(await examinePdf(bytes(closed))).toMatchObject({ needsPassword: true, cautions: ['password'] });
  });
});

test.each([
  ['by a certificate', '/Encrypt <</Filter/Adobe.PubSec/V 4>>'],
  ['by a dictionary that is missing', '/Encrypt 15 0 R'],
  ['by a revision to come', '/Encrypt <</Filter/Standard/V 6/R 7>>'],
])('encrypted %s, it does not open', async (_name, trailer) => {
  expect((await examinePdf(pdfOf({ trailer }))).needsPassword).toBe(true);
});

test('its header begins within the first 1,024 bytes, as its readers have it', () => {
  expect(pdfHeaderAt(pdfOf())).toBe(0);
  expect(pdfHeaderAt(Buffer.concat([Buffer.alloc(1024, 0x0a), pdfOf()]))).toBe(1024);
  expect(pdfHeaderAt(Buffer.concat([Buffer.alloc(1025, 0x0a), pdfOf()]))).toBe(-1);
});

test('one that is shorter than it says was cut off', async () => {
  const linearized = (length: number) =>
    Buffer.from(`%PDF-1.7\n1 0 obj <</Linearized 1/L ${length}/N 1>> endobj\nstartxref\n0\n%%EOF\n`);
  expect((await examinePdf(linearized(50))).isWhole).toBe(true);
  expect((await examinePdf(linearized(5000))).isWhole).toBe(false);
  expect((await examinePdf(Buffer.from('%PDF-1.7\ncut'))).isWhole).toBe(false);
});

test.each(['(', '<', '/', '%', '[', '<<', '\\', '(\\', '/Encrypt ', '9 0 obj ', '>>stream\n'])(
  'a hundred thousand times “%s” is looked through',
  async (piece) => {
    const bytes = Buffer.from(`%PDF-1.7\n${piece.repeat(100_000)}\n%%EOF`);
    expect((await examinePdf(bytes)).isWhole).toBe(true);
  },
);

test('others get their turn while a large one is looked through', async () => {
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns += 1) await setImmediate();
  })();
  await examinePdf(Buffer.from(`%PDF-1.7\n${'/A '.repeat(1_000_000)}\n%%EOF`));
  isDone = true;
  await others;
  expect(turns).toBeGreaterThan(8);
});

test('a text that is never closed hides no more than its own object', async () => {
  const bytes = pdfOf({ objects: `6 0 obj (never closed endobj 7 0 obj ${script} endobj` });
  expect((await examinePdf(bytes)).cautions).toEqual(['script']);
});
