import { expect, test } from 'vitest';
import type { MatchFacts } from './match-facts.ts';
import { explainAvailability } from './time-reasons.ts';

const facts = (availableFrom: string) =>
  ({
    day: '2026-11-10',
    profile: { availableFrom, availability: 'Disponible', availabilityToConfirm: false },
    offer: { startDate: null, urgent: false, deadline: '2027-06-30' },
  }) as unknown as MatchFacts;

test.each([
  ['2026-11-10', 'libre maintenant'],
  ['2026-11-16', 'libre lundi'],
  ['2026-11-17', 'libre le 17 novembre'],
  ['2026-12-01', 'libre le 1er décembre'],
  ['2027-01-01', 'libre le 1er janvier 2027'],
])('who is free from %s is told as “%s”', (availableFrom, text) => {
  expect(explainAvailability(facts(availableFrom))).toEqual({ state: 'met', text });
});
