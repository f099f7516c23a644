import { expect, test } from 'vitest';
import { siretStateOf, siretStatusOf } from './siret-state.rules.ts';

test.each([
  [null, null, 'unread'],
  [null, 'operator', 'unread'],
  ['exists', null, 'exists'],
  ['exists', 'website', 'confirmed'],
  ['exists', 'operator', 'confirmed'],
  ['masked', null, 'masked'],
  ['masked', 'website', 'masked'],
  ['masked', 'operator', 'confirmed'],
  ['closed', 'operator', 'closed'],
  ['unknown', 'website', 'unknown'],
] as const)('a number read as %s, of an account confirmed by %s, is %s', (reading, confirmation, state) => {
  expect(siretStateOf(reading, confirmation)).toBe(state);
});

test.each([
  ['exists', 'verified', 'verified'],
  ['masked', 'verified', 'pending'],
  ['closed', 'failed', 'failed'],
  ['unknown', 'failed', 'failed'],
  [null, 'pending', 'pending'],
] as const)('%s is %s for a freelance and %s for a company', (reading, freelance, company) => {
  expect([siretStatusOf(reading, 'freelance'), siretStatusOf(reading, 'company')]).toEqual([
    freelance,
    company,
  ]);
});
