import { expect, test } from 'vitest';
import { makePdf } from '../../../core/pdf/make-pdf.fixture.ts';
import { CvFault } from './cv-fault.ts';
import { readFile } from './read-file.ts';

const reasonOf = (file: Blob) =>
  readFile(file).then(
    () => null,
    (error: unknown) => (error instanceof CvFault ? error.reason : error),
  );

test('why nothing is read of a file', async () => {
  expect(await reasonOf(new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])]))).toBe('old_word');
  expect(await reasonOf(new Blob(['no CV at all']))).toBe('broken');
  expect(await reasonOf(makePdf({ pages: [{ lines: [] }] }))).toBe('only_pictures');
});

test('a PDF is read as it stands on its pages', async () => {
  const lines = [
    { text: 'Camille Roux', x: 50, y: 500, size: 20 },
    { text: 'Dessinatrice-projeteuse en agence depuis dix ans', x: 50, y: 470, size: 11 },
  ];
  expect((await readFile(makePdf({ pages: [{ lines }] }))).map(({ cells }) => cells[0])).toEqual(
    lines.map(({ text }) => text),
  );
});

test('a PDF with a password', async () => {
  const plain = await makePdf({ pages: [{ lines: [] }] }).text();
  const key = (letter: string) => `<${letter.repeat(64)}>`;
  const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key('a')} /U ${key('b')} /P -4 >>`;
  const locked = plain.replace('trailer\n<<', `trailer\n<< ${encryption} /ID [<00> <00>]`);
  expect(await reasonOf(new Blob([locked]))).toBe('password');
});
