import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { expect, test } from 'vitest';
import { readCriteria } from './directory-criteria.ts';

const criteriaOf = (query: Record<string, unknown>) =>
  readCriteria(directoryRoutes.search.query.parse(query));

test.each([
  [{}, { type: 'all', minRate: 0, minSalary: '0', minExperience: 0 }],
  [{}, { maxRate: 1000 }],
  [{}, { maxRate: '1000.0001', maxSalary: 200_001 }],
  [{ maxRate: 60 }, { maxRate: 60.0001 }],
  [{ minRate: 60.01 }, { minRate: 60.0001 }],
  [{ search: 'Béton architecte' }, { search: ' ARCHITECTE  beton BETON' }],
  [{ search: 'dessinateur béton' }, { search: 'BETON Dessinatrices dessinateurs' }],
  [{ location: 'Nîmes' }, { location: 'nimes ' }],
  [{ type: 'freelance' }, { type: 'freelance', maxSalary: 30_000, availability: '1 mois' }],
  [{ type: 'jobseeker' }, { type: 'jobseeker', minRate: 30, maxRate: 80 }],
  [{ availability: ['Disponible', '1 mois'] }, { availability: ['Disponible sous 1 mois', 'immédiatement'] }],
])('%o means the same as %o', (one, other) => {
  expect(criteriaOf(other)).toEqual(criteriaOf(one));
});

test.each([
  [{ maxRate: 60 }, { maxRate: 60.01 }],
  [{ maxRate: 4.35 }, { maxRate: 4.34 }],
  [{ minRate: 8.2 }, { minRate: 8.21 }],
  [{ maxRate: 999.999 }, {}],
  [{ search: 'beton' }, { search: 'betons' }],
  [{ search: 'projet' }, { search: 'projeteur' }],
  [{ location: 'architecte' }, { location: 'architectes' }],
  [{ search: 'nimes' }, { location: 'nimes' }],
  [{ minRate: 40 }, { minSalary: 40 }],
  [{ availability: '1 mois' }, { availability: '3 mois' }],
])('%o means something else than %o', (one, other) => {
  expect(criteriaOf(other)).not.toEqual(criteriaOf(one));
});
