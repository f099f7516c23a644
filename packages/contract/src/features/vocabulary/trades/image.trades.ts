import type { Trade } from '../vocabulary.types.ts';

/** Trades that make pictures of what is to be built, or is built. */
export const imageTrades: readonly Trade[] = [
  {
    code: 'perspectiviste',
    family: 'image',
    masculine: 'perspectiviste',
    feminine: 'perspectiviste',
    plurals: ['perspectivistes', 'perspectivistes'],
    synonyms: ['illustrateur d’architecture', 'illustrateur 3D'],
    abbreviations: [],
  },
  {
    code: 'infographiste-3d',
    family: 'image',
    masculine: 'infographiste 3D',
    feminine: 'infographiste 3D',
    plurals: ['infographistes 3D', 'infographistes 3D'],
    synonyms: ['infographiste', 'graphiste 3D'],
    abbreviations: [],
    rome: 'E1205',
  },
  {
    code: 'maquettiste',
    family: 'image',
    masculine: 'maquettiste',
    feminine: 'maquettiste',
    plurals: ['maquettistes', 'maquettistes'],
    synonyms: ['maquettiste d’architecture', 'maquettiste en volume'],
    abbreviations: [],
  },
  {
    code: 'graphiste',
    family: 'image',
    masculine: 'graphiste',
    feminine: 'graphiste',
    plurals: ['graphistes', 'graphistes'],
    synonyms: ['graphiste signalétique'],
    abbreviations: [],
  },
  {
    code: 'photographe-d-architecture',
    family: 'image',
    masculine: 'photographe d’architecture',
    feminine: 'photographe d’architecture',
    plurals: ['photographes d’architecture', 'photographes d’architecture'],
    synonyms: ['photographe'],
    abbreviations: [],
  },
];
