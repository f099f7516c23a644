import type { Trade } from '../vocabulary.types.ts';

/** Trades that coordinate a common model. */
export const bimTrades: readonly Trade[] = [
  {
    code: 'coordinateur-bim',
    family: 'bim',
    masculine: 'coordinateur BIM',
    feminine: 'coordinatrice BIM',
    plurals: ['coordinateurs BIM', 'coordinatrices BIM'],
    synonyms: ['BIM coordinateur', 'BIM coordinator', 'coordonnateur BIM'],
    abbreviations: [],
  },
  {
    code: 'bim-manager',
    family: 'bim',
    masculine: 'BIM manager',
    feminine: 'BIM manager',
    plurals: ['BIM managers', 'BIM managers'],
    synonyms: ['manager BIM', 'responsable BIM'],
    abbreviations: [],
  },
];
