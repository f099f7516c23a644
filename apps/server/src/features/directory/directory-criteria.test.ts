import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { expect, test } from 'vitest';
import { readCriteria } from './directory-criteria.ts';

const criteriaOf = (query: Record<string, unknown>) =>
  readCriteria(directoryRoutes.search.query.parse(query), '2026-11-22');

test.each([
  [{}, { type: 'all', minRate: 0, minSalary: '0', minExperience: 0 }],
  [{}, { maxRate: 1000 }],
  [{}, { maxRate: '1000.0001', maxSalary: 200_001 }],
  [{ maxRate: 60 }, { maxRate: 60.0001 }],
  [{ minRate: 60.01 }, { minRate: 60.0001 }],
  [{ search: 'Béton architecte' }, { search: ' ARCHITECTE  beton BETON' }],
  [{ search: 'béton' }, { search: 'les bétons' }],
  [{ search: 'dessinateur béton' }, { search: 'BETON Dessinatrices dessinateurs' }],
  [{ location: 'Nîmes' }, { location: 'nimes ' }],
  [{ type: 'freelance' }, { type: 'freelance', maxSalary: 30_000, availability: '1 mois' }],
  [{ type: 'jobseeker' }, { type: 'jobseeker', minRate: 30, maxRate: 80 }],
  [{}, { place: '', radius: '', travel: '0', trade: '', availableBefore: '', order: 'shuffle' }],
  [{ place: 'c69123' }, { place: ' c69123 ', radius: 0, travel: 'false', order: 'distance' }],
  [{ place: 'd69' }, { place: 'd69', radius: 50 }],
  [{ trade: ['metreur', 'architecte'] }, { trade: ['architecte', 'metreur', 'architecte'] }],
  [{ software: 'revit' }, { software: ['revit:3', 'revit:1', 'revit:2'] }],
  [{ software: 'revit:2' }, { software: ['revit:3', 'revit:2'] }],
  [
    { phase: ['DCE', 'APS'], context: 'neuf' },
    { phase: ['APS', 'DCE'], context: ['neuf', 'neuf'] },
  ],
  [{ availability: ['Disponible', '1 mois'] }, { availability: ['Disponible sous 1 mois', 'immédiatement'] }],
])('%o means the same as %o', (one, other) => {
  expect(criteriaOf(other)).toEqual(criteriaOf(one));
});

test.each([
  [{ maxRate: 60 }, { maxRate: 60.01 }],
  [{ maxRate: 4.35 }, { maxRate: 4.34 }],
  [{ minRate: 8.2 }, { minRate: 8.21 }],
  [{ maxRate: 999.999 }, {}],
  [{ search: 'beton' }, { search: 'bois' }],
  [{ search: 'projet' }, { search: 'projeteur' }],
  [{ location: 'architecte' }, { location: 'architectes' }],
  [{ search: 'nimes' }, { location: 'nimes' }],
  [{ minRate: 40 }, { minSalary: 40 }],
  [{ availability: '1 mois' }, { availability: '3 mois' }],
  [{ place: 'c69123' }, { place: 'd69' }],
  [{ place: 'c69123', radius: 10 }, { place: 'c69123' }],
  [
    { place: 'c69123', radius: 10 },
    { place: 'c69123', radius: 10, travel: '1' },
  ],
  [{ place: 'd69' }, { place: 'd69', travel: '1' }],
  [{ software: 'revit:2' }, { software: 'revit:3' }],
  [{ programme: 'paysage' }, { context: 'neuf' }],
  [{ availableBefore: '2026-12-01' }, { availableBefore: '2026-12-02' }],
])('%o means something else than %o', (one, other) => {
  expect(criteriaOf(other)).not.toEqual(criteriaOf(one));
});
