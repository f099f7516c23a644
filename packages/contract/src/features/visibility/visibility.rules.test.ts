import { expect, test } from 'vitest';
import { defaultCvAudience } from '../jobseekers/cv-audience.rules.ts';
import { isValidSiren, proposedVisibility } from './visibility.rules.ts';

test.each(['732829320', '552100554', '356000000'])('%s may be a SIREN', (siren) => {
  expect(isValidSiren(siren)).toBe(true);
});

test.each(['732829321', '000000000', '73282932', '7328293200', '73282932O', ''])('%j is none', (siren) => {
  expect(isValidSiren(siren)).toBe(false);
});

test('who has a post is first proposed to be discreet, and to send the CV with applications alone', () => {
  expect(proposedVisibility('En poste, ouvert aux opportunités')).toBe('discreet');
  expect(defaultCvAudience('En poste, ouvert aux opportunités')).toBe('nobody');
  expect(proposedVisibility('Disponible immédiatement')).toBe('public');
  expect(defaultCvAudience('Disponible immédiatement')).toBe('members');
});
