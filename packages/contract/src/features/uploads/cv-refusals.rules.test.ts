import { expect, test } from 'vitest';
import { cvRefusalOf } from './cv-refusals.rules.ts';
import { uploadErrors } from './uploads.errors.ts';

test.each([
  ['CV.RTF', 'cv_rtf'],
  ['cv.odt', 'cv_opendocument'],
  ['Mon CV.pages', 'cv_pages'],
  ['cv.docm', 'cv_macros'],
  ['cv.html', 'cv_html'],
  ['photo.HEIC', 'cv_image'],
  ['cv.zip', 'cv_archive'],
  ['notes.txt', 'cv_type'],
  ['cv', 'cv_type'],
  ['constructor', 'cv_type'],
  ['', 'cv_type'],
] as const)('“%s” is refused as %s', (name, code) => {
  expect(cvRefusalOf(name).code).toBe(code);
});

test('each refusal of a CV says what to do', () => {
  const refusals = Object.values(uploadErrors).filter(({ code }) => /^cv_(?!too_large)/.test(code));
  expect(refusals.length).toBeGreaterThan(8);
  for (const { message } of refusals) expect(message).toMatch(/PDF[^.]*\.$|archive ZIP/);
  for (const { status, message } of refusals.filter(({ status }) => status === 415))
    expect([status, message]).toEqual([
      415,
      expect.stringContaining('Seuls les fichiers PDF et Word sont acceptés pour le CV.'),
    ]);
});
