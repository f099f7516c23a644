import type { Place, PlaceSuggestion } from '@mitoyen/contract/features/places/places.schemas.ts';

export const lyon: PlaceSuggestion = {
  code: 'c69123',
  kind: 'commune',
  name: 'Lyon',
  detail: 'Rhône (69)',
  postalCodes: ['69001', '69002'],
  named: true,
};

export const lyon3: PlaceSuggestion = {
  code: 'c69383',
  kind: 'arrondissement',
  name: 'Lyon 3e Arrondissement',
  detail: 'Rhône (69)',
  postalCodes: ['69003'],
};

export const rhone: PlaceSuggestion = {
  code: 'd69',
  kind: 'departement',
  name: 'Rhône',
  detail: 'Département (69)',
  postalCodes: [],
};

/** The same as `GET /api/places/c69123` answers it. */
export const lyonWithParents: Place = {
  ...{ code: 'c69123', kind: 'commune', name: 'Lyon', estimated: false },
  postalCodes: ['69001', '69002'],
  parents: [
    { code: 'd69', kind: 'departement', name: 'Rhône' },
    { code: 'r84', kind: 'region', name: 'Auvergne-Rhône-Alpes' },
  ],
};
