import { expect, test } from 'vitest';
import { accountUnusedMail } from './retention.mails.ts';

test('the day of a removal is written as French writes it', () => {
  const about = { name: 'Nora', unusedMonths: 24, loginUrl: 'https://exemple.fr' };
  // the first of the month in Paris already
  const { subject } = accountUnusedMail({ ...about, removedOn: new Date('2026-11-30T23:30:00Z') });
  expect(subject).toBe('Votre compte Mitoyen sera supprimé le 1er décembre 2026');
});
