import { expect, test } from 'vitest';
import { fileNameOf } from './download-file.ts';

test('takes the encoded name before the plain one', () => {
  expect(fileNameOf(`attachment; filename="cv.pdf"; filename*=UTF-8''CV%20%C3%89lodie.pdf`)).toBe(
    'CV Élodie.pdf',
  );
  expect(fileNameOf('attachment; filename="cv.pdf"')).toBe('cv.pdf');
  expect(fileNameOf('attachment; filename=cv.pdf')).toBe('cv.pdf');
});

test('gives none when there is none to read', () => {
  expect(fileNameOf('attachment')).toBeNull();
  expect(fileNameOf(null)).toBeNull();
  expect(fileNameOf("attachment; filename*=UTF-8''%E0%A4%A")).toBeNull();
});
