import { expect, test } from 'vitest';
import { attachmentHeader, safeFileName } from './file-name.ts';

test.each([
  ['Mon CV.pdf', 'pdf', 'Mon CV.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\Documents\\CV été.DOC', 'doc', 'CV été.doc'],
  ['cv.pdf.exe', 'docx', 'cv.pdf.docx'],
  ['"quoted"\r\nSet-Cookie: x.pdf', 'pdf', 'quotedSet-Cookie x.pdf'],
  ['\u202efdp.exe', 'pdf', 'fdp.pdf'],
  ['.pdf', 'pdf', 'cv.pdf'],
  ['', 'pdf', 'cv.pdf'],
  [' . bouts . .', 'pdf', 'bouts.pdf'],
  [`${'a'.repeat(300)}.pdf`, 'pdf', `${'a'.repeat(100)}.pdf`],
])('%j is kept as %s', (given, extension, kept) => {
  expect(safeFileName(given, extension)).toBe(kept);
});

test('a name of any length is cut before it is read', () => {
  expect(safeFileName(`début${' '.repeat(80_000)}fin.pdf`, 'pdf')).toBe('fin.pdf');
  expect(safeFileName('.'.repeat(80_500), 'pdf')).toBe('cv.pdf');
});

test('an attachment carries a plain and the real name', () => {
  expect(attachmentHeader('CV d’Éloïse (2).pdf')).toBe(
    'attachment; filename="CV d_Eloise (2).pdf"; filename*=UTF-8\'\'CV%20d%E2%80%99%C3%89lo%C3%AFse%20%282%29.pdf',
  );
});
