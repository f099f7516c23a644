import { describe, expect, it, test } from 'vitest';
import { compoundOf, docOf, wordStream } from './compound.fixture.ts';
import { attachmentTypeOf, cvTypeOf } from './document-type.ts';
import { pdfOf } from './pdf.fixture.ts';
import { docxOf, officeOf, zipOf } from './zip.fixture.ts';

const text = (content: string) => Buffer.from(content);
const refused = (code: string) => expect.objectContaining({ code });
const macros = [
  { name: 'Macros', content: null },
  { name: '_VBA_PROJECT', content: text('x') },
];
const openDocument = (kind: string) =>
  zipOf([{ name: 'mimetype', text: `application/vnd.oasis.opendocument.${kind}` }]);
const wordOnTheWeb = docxOf([], { part: 'word/document2.xml' });
const encrypted = compoundOf(
  { name: 'EncryptionInfo', content: text('x') },
  { name: 'EncryptedPackage', content: text('x') },
);
const locked = '<</Filter/Standard/V 2/R 3/Length 128/P -4/O<00>/U<00>>>';

describe('a CV is known by its bytes', () => {
  test.each([
    ['PDF', pdfOf(), 'pdf'],
    ['PDF, the least of it', text('%PDF-1.7\n…\n%%EOF'), 'pdf'],
    ['PDF after a line break', Buffer.concat([text('\r\n'), pdfOf()]), 'pdf'],
    ['PDF after what a mail program put before it', Buffer.concat([text(' '.repeat(900)), pdfOf()]), 'pdf'],
    ['Word', docxOf(), 'docx'],
    ['Word with pictures', docxOf([{ name: 'word/media/image1.png', text: 'x'.repeat(5000) }]), 'docx'],
    ['Word for the web', wordOnTheWeb, 'docx'],
    ['Word whose part has a type by its extension', docxOf([], { isDefault: true }), 'docx'],
    ['Word with prefixes and single quotes', docxOf([], { prefix: 'p:', quote: "'" }), 'docx'],
    ['Word with a line break behind its archive', Buffer.concat([docxOf(), text('\r\n')]), 'docx'],
    ['older Word', docOf(), 'doc'],
    ['older Word that speaks of macros', docOf([], { text: 'Macros Excel et _VBA_PROJECT' }), 'doc'],
  ])('%s', async (_name, bytes, extension) => {
    expect((await cvTypeOf(bytes)).extension).toBe(extension);
  });

  test.each([
    ['text', text('my CV'), 'cv_type'],
    ['a page', text('\ufeff <!doctype html><script>alert(1)</script>'), 'cv_html'],
    ['a page as XML', text('<?xml version="1.0"?>\n<html></html>'), 'cv_html'],
    ['a page saved by Word', text('MIME-Version: 1.0\r\nContent-Type: multipart/related'), 'cv_html'],
    ['RTF', text('{\\rtf1\\ansi …}'), 'cv_rtf'],
    [
      'an image',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
      'cv_image',
    ],
    ['another archive', zipOf([{ name: 'readme.txt', text: 'hello' }]), 'cv_archive'],
    [
      'an archive that only claims to be Word',
      zipOf([{ name: 'word/document.xml', text: '<w:document/>' }]),
      'cv_archive',
    ],
    ['Pages', zipOf([{ name: 'Index/Document.iwa', text: 'x' }]), 'cv_pages'],
    ['older Pages', zipOf([{ name: 'index.xml', text: 'x' }]), 'cv_pages'],
    ['OpenDocument', openDocument('text'), 'cv_opendocument'],
    [
      'OpenDocument as XML',
      text('<?xml version="1.0"?>\n<office:document xmlns:office="x">'),
      'cv_opendocument',
    ],
    ['a spreadsheet', officeOf('xlsx'), 'cv_office'],
    ['older Excel', compoundOf({ name: 'Workbook', content: text('x') }), 'cv_office'],
    ['an older container of something else', compoundOf({ name: 'Other', content: text('x') }), 'cv_type'],
    ['older Word with macros', docOf(macros), 'cv_macros'],
    ['Word with a macro project', docxOf([{ name: 'word/vbaProject.bin', text: 'x' }]), 'cv_macros'],
    ['a macro document', officeOf('docm'), 'cv_macros'],
    ['a drawing', text('AC1032 …'.padEnd(200)), 'cv_type'],
    ['protected Word', encrypted, 'cv_protected'],
    ['protected older Word', docOf([], { isEncrypted: true }), 'cv_protected'],
    ['a protected PDF', pdfOf({ trailer: `/Encrypt ${locked}` }), 'cv_protected'],
    ['a PDF cut off', text('%PDF-1.7\ncut'), 'cv_broken'],
    ['Word cut off', docxOf().subarray(0, -30), 'cv_broken'],
    ['older Word cut off', docOf().subarray(0, -2000), 'cv_broken'],
    [
      'an archive without end',
      docxOf(Array.from({ length: 10_100 }, (_, index) => ({ name: `word/${index}`, text: '' }))),
      'cv_broken',
    ],
    [
      'what unpacks to more than it may',
      docxOf([{ name: 'word/big.xml', text: 'x', claimedBytes: 4e9 }]),
      'cv_broken',
    ],
    [
      'a list of contents without end',
      zipOf([{ name: '[Content_Types].xml', text: ' '.repeat(3_000_000), claimedBytes: 10 }]),
      'cv_broken',
    ],
  ])('refused: %s', async (_name, bytes, code) => {
    await expect(cvTypeOf(bytes)).rejects.toEqual(refused(code));
  });

  it('says what to do, and of another type that only PDF and Word are taken', async () => {
    for (const bytes of [text('my CV'), text('{\\rtf1}'), officeOf('docm'), openDocument('text')]) {
      const failure = (await cvTypeOf(bytes).catch((error: unknown) => error)) as Error;
      expect(failure).toMatchObject({ status: 415 });
      expect(failure.message).toMatch(/^Seuls les fichiers PDF et Word sont acceptés pour le CV\. .*en PDF/);
    }
  });

  it('tells what a PDF holds', async () => {
    const bytes = pdfOf({ catalogue: '/OpenAction <</S/JavaScript/JS(1)>>' });
    expect((await cvTypeOf(bytes)).cautions).toEqual(['script']);
  });
});

describe('a file of a message is known by its bytes', () => {
  const ifc = (end = 'END-ISO-10303-21;') =>
    text(
      `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_SCHEMA (('IFC4'));\nENDSEC;\nDATA;\nENDSEC;\n${end}\n`,
    );
  const dxf = (end = '  0\r\nEOF\r\n') =>
    text(`999\r\nmade by hand\r\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nENDSEC\r\n${end}`);

  test.each([
    ['PDF', pdfOf(), 'pdf', []],
    ['a protected PDF', pdfOf({ trailer: `/Encrypt ${locked}` }), 'pdf', ['password']],
    ['docx', docxOf(), 'docx', []],
    ['docx of Word for the web', wordOnTheWeb, 'docx', []],
    ['xlsx', officeOf('xlsx'), 'xlsx', []],
    ['xlsm', officeOf('xlsm', [{ name: 'xl/vbaProject.bin', text: 'x' }]), 'xlsm', ['macros']],
    ['pptx', officeOf('pptx'), 'pptx', []],
    ['doc with macros', docOf(macros), 'doc', ['macros']],
    ['xls', compoundOf({ name: 'Workbook', content: wordStream() }), 'xls', []],
    ['odt', openDocument('text'), 'odt', []],
    ['ods', openDocument('spreadsheet'), 'ods', []],
    ['dwg', text('AC1032\0\0'.padEnd(200)), 'dwg', []],
    ['dxf', dxf(), 'dxf', []],
    ['binary dxf', text('AutoCAD Binary DXF\r\n\x1a\0…'), 'dxf', []],
    ['ifc', ifc(), 'ifc', []],
    ['zip', zipOf([{ name: 'plans/rdc.dwg', text: 'x' }]), 'zip', []],
    ['an empty zip', zipOf([]), 'zip', []],
    [
      'zip with a program',
      zipOf([
        { name: 'a/setup.EXE', text: 'x' },
        { name: 'DPGF.xlsm', text: 'x' },
      ]),
      'zip',
      ['macros', 'program'],
    ],
  ])('%s', async (_name, bytes, extension, cautions) => {
    expect(await attachmentTypeOf(bytes)).toMatchObject({ extension, cautions });
  });

  test.each([
    ['text', text('bonjour'), 'attachment_type'],
    ['a page', text('<!doctype html>'), 'attachment_type'],
    ['a program', text('MZ\x90\0'), 'attachment_type'],
    [
      'another STEP file',
      text("ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));\n"),
      'attachment_type',
    ],
    ['ifc cut off', ifc(''), 'file_broken'],
    ['dxf cut off', dxf(''), 'file_broken'],
    ['dwg cut off', text('AC1032'), 'file_broken'],
    ['zip cut off', zipOf([{ name: 'a', text: 'hello' }]).subarray(0, -5), 'file_broken'],
    ['zip that claims 4 GB', zipOf([{ name: 'a', text: 'x', claimedBytes: 4e9 }]), 'file_broken'],
  ])('refused: %s', async (_name, bytes, code) => {
    await expect(attachmentTypeOf(bytes)).rejects.toEqual(refused(code));
  });
});
