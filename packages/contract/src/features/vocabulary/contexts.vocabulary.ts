import type { VocabularyEntry } from './vocabulary.types.ts';

/** What a work has to reckon with. */
export const contexts: readonly VocabularyEntry[] = [
  { code: 'neuf', name: 'Neuf', synonyms: ['construction neuve'] },
  { code: 'rehabilitation', name: 'Réhabilitation', synonyms: ['rénovation', 'restructuration'] },
  { code: 'site-occupe', name: 'Site occupé', synonyms: ['milieu occupé'] },
  { code: 're2020', name: 'RE2020', synonyms: ['RE 2020'] },
  { code: 'bim', name: 'BIM', synonyms: [] },
  { code: 'pmr', name: 'PMR', synonyms: ['accessibilité', 'accessibilité PMR'] },
  { code: 'passif', name: 'Passif', synonyms: ['passive', 'bâtiment passif', 'Passivhaus'] },
  { code: 'biosource', name: 'Biosourcé', synonyms: ['matériaux biosourcés', 'biosourcés'] },
];
