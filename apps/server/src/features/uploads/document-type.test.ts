import { describe, expect, it, test } from 'vitest';
import { documentTypeOf, requirePdf } from './document-type.ts';
import { docxOf, zipOf } from './zip.fixture.ts';

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const compound = (...streams: string[]) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), ...streams.map(utf16)]);
const refused = (code: string) => expect.objectContaining({ code });

describe('a CV is known by its bytes', () => {
  test.each([
    ['PDF', Buffer.from('%PDF-1.7\n…\n%%EOF'), 'pdf'],
    ['Word', docxOf(), 'docx'],
    ['Word with pictures', docxOf([{ name: 'word/media/image1.png', text: 'x'.repeat(5000) }]), 'docx'],
    ['older Word', compound('Root Entry', 'WordDocument'), 'doc'],
  ])('%s', async (_name, bytes, extension) => {
    expect((await documentTypeOf(bytes)).extension).toBe(extension);
  });

  test.each([
    ['text', Buffer.from('my CV')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
    ['another archive', zipOf([{ name: 'readme.txt', text: 'hello' }])],
    [
      'a spreadsheet',
      docxOf([], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
    ],
    ['older Excel', compound('Root Entry', 'Workbook')],
    ['older Word with macros', compound('WordDocument', 'Macros', '_VBA_PROJECT')],
    ['older Word whose macros are in one stream', compound('WordDocument', '_VBA_PROJECT')],
    ['older Word with a folder of macros', compound('WordDocument', 'Macros')],
    ['Word with a macro project', docxOf([{ name: 'word/vbaProject.bin', text: 'x' }])],
    ['a macro document', docxOf([], 'application/vnd.ms-word.document.macroEnabled.main+xml')],
    ['what unpacks to more than it may', docxOf([{ name: 'word/big.xml', text: 'x', claimedBytes: 4e9 }])],
  ])('refused: %s', async (_name, bytes) => {
    await expect(documentTypeOf(bytes)).rejects.toEqual(refused('cv_type'));
  });

  it('tells a damaged one from a wrong one', async () => {
    const many = Array.from({ length: 2100 }, (_, index) => ({ name: `word/${index}`, text: '' }));
    for (const bytes of [Buffer.from('%PDF-1.7\ncut'), docxOf().subarray(0, -30), docxOf(many)]) {
      await expect(documentTypeOf(bytes)).rejects.toEqual(refused('file_broken'));
    }
  });

  it('does not unpack a list of contents without end', async () => {
    const bomb = zipOf([{ name: '[Content_Types].xml', text: ' '.repeat(3_000_000), claimedBytes: 10 }]);
    await expect(documentTypeOf(bomb)).rejects.toEqual(refused('file_broken'));
  });
});

test('where only a PDF may be, only a whole one is', async () => {
  expect((await requirePdf(Buffer.from('%PDF-1.7\n…\n%%EOF'))).extension).toBe('pdf');
  for (const other of [docxOf(), Buffer.from('text'), compound('WordDocument')])
    await expect(requirePdf(other)).rejects.toEqual(refused('attachment_type'));
  await expect(requirePdf(Buffer.from('%PDF-1.7\ncut'))).rejects.toEqual(refused('file_broken'));
});
