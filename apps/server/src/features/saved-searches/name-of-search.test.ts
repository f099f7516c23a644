import type { SavedQuery } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import { expect, test } from 'vitest';
import { nameOfSearch } from './name-of-search.ts';

test.each<[SavedQuery, string]>([
  [{ trade: ['dessinateur-projeteur'], place: 'c44109' }, 'Dessinateur-projeteur, Nantes'],
  [{ search: 'architecte Nantes' }, 'Architecte, Nantes'],
  [{ search: 'ARCHITECTES', location: 'nantes' }, 'Architecte, Nantes'],
  [{ search: 'architecte', trade: ['architecte'], place: 'd44' }, 'Architecte, Loire-Atlantique'],
  [{ software: ['revit:3'] }, 'Revit expert'],
  [{ search: 'Compte bloqué, appelez le 06 12 34 56 78' }, 'Recherche par mots'],
  [{ search: 'architecte, appelez le 0612345678 ou banque.example', location: 'Appelez vite' }, 'Architecte'],
  [{ trade: ['astronaute'], place: 'c99999', contract: ['<b>'] }, 'Toutes les missions'],
  [{ remote: '1' }, 'Télétravail'],
  [{ remote: '0', search: 'charpente', place: 'c44109' }, 'Sur place, Nantes'],
  [{}, 'Toutes les missions'],
])('%o is called %s', (query, name) => {
  expect(nameOfSearch('offers', query)).toBe(name);
});

test.each<[SavedQuery, string]>([
  [{ search: 'Dessinateur', location: 'Nantes' }, 'Dessinateur, Nantes'],
  [{ type: 'freelance' }, 'Freelances'],
  [{ type: 'jobseeker', availability: ['Disponible immédiatement'] }, 'OpenToWork, Disponible immédiatement'],
  [{ minExperience: 5, minRate: 40, maxRate: 60 }, '5\u00a0ans d’expérience, de 40 à 60\u00a0€ / heure'],
  [{ maxSalary: 42_000 }, 'Jusqu’à 42\u202f000\u00a0€ / an'],
  [{ availableBefore: '2027-03-01' }, 'Libre avant le 1er mars 2027'],
  [{ search: 'charpente', location: 'Vallée perdue' }, 'Recherche par mots'],
  [{}, 'Tous les profils'],
])('of people, %o is called %s, never as its kind', (query, name) => {
  expect(nameOfSearch('profiles', query)).toBe(name);
});

test('a name ends before it is too long', () => {
  const phases = ['DIAG', 'ESQ', 'APS', 'APD', 'PRO', 'ACT', 'VISA', 'DET', 'OPC', 'AOR'];
  const trade = ['architecte', 'dessinateur-projeteur', 'bim-manager'];
  const name = nameOfSearch('jobs', { trade, phase: phases, place: 'c44109' });
  expect(name.length).toBeLessThanOrEqual(80);
  expect(name).toMatch(/^Architecte, /);
});

test('words of any length are read at once', () => {
  expect(nameOfSearch('profiles', { search: 'a '.repeat(50_000), location: 'x'.repeat(100_000) })).toBe(
    'Recherche par mots',
  );
});
