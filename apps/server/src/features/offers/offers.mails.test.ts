import { expect, test } from 'vitest';
import { deadlineNoticeMail } from './offers.mails.ts';

test.each([
  ['2026-12-01', 'jusqu’au 1er décembre 2026 inclus'],
  ['2026-12-21', 'jusqu’au 21 décembre 2026 inclus'],
])('a deadline of %s is written “%s”', (deadline, words) => {
  const offer = { title: 'Relevé', deadline, companyContact: 'Noé Garnier' };
  expect(deadlineNoticeMail(offer, 'https://exemple.fr').paragraphs[0]).toContain(words);
});
