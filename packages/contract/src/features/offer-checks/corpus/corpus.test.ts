import { expect, test } from 'vitest';
import type { Ad } from './ads.fixture.ts';
import { cleanJobs } from './clean-jobs.fixture.ts';
import { cleanMissions } from './clean-missions.fixture.ts';
import { faultyDiscrimination } from './faulty-discrimination.fixture.ts';
import { faultyPay } from './faulty-pay.fixture.ts';
import { faultyPractice } from './faulty-practice.fixture.ts';

const clean = [...cleanMissions, ...cleanJobs];
const faulty = [...faultyDiscrimination, ...faultyPay, ...faultyPractice];
const textOf = ({ offer }: Ad) => [offer.titre, offer.description, offer.requirements].flat().join('\n');

/** What stands in honest advertisements of this field and reads like a fault. */
const neverFlagged = [
  'école maternelle',
  'personnes âgées',
  'foyer pour femmes',
  'accessibilité handicap',
  'maison de santé',
  'restauration d’une église',
  'immeuble de 30 ans',
  '25 à 35 m²',
  'jeune agence',
  'Maîtrise du français',
  'Permis B',
  'Congé maternité à remplacer',
];

test('holds sixty clean advertisements, with all that must never be flagged', () => {
  expect(clean).toHaveLength(60);
  const all = clean.map(textOf).join('\n');
  for (const words of neverFlagged) expect(all).toContain(words);
  expect(all).not.toContain('[[');
});

test('holds sixty with one fault, of every rule, each with its words', () => {
  expect(faulty).toHaveLength(60);
  expect(new Set(faulty.map(({ rule }) => rule)).size).toBe(18);
  for (const ad of faulty) {
    expect(ad.faults.length, ad.offer.titre).toBeGreaterThan(0);
    expect(textOf(ad)).not.toMatch(/\[\[|\]\]/);
  }
});
