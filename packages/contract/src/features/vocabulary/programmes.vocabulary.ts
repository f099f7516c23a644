import type { VocabularyEntry } from './vocabulary.types.ts';

/** What is built. */
export const programmes: readonly VocabularyEntry[] = [
  {
    code: 'logement',
    name: 'Logement',
    synonyms: ['logements', 'habitat', 'maison individuelle', 'résidentiel'],
  },
  {
    code: 'erp',
    name: 'ERP',
    synonyms: ['établissement recevant du public', 'établissements recevant du public'],
  },
  { code: 'tertiaire', name: 'Tertiaire', synonyms: ['bureaux'] },
  { code: 'sante', name: 'Santé', synonyms: ['hospitalier', 'hôpital', 'EHPAD'] },
  { code: 'enseignement', name: 'Enseignement', synonyms: ['scolaire', 'établissement scolaire'] },
  { code: 'industrie', name: 'Industrie', synonyms: ['industriel', 'logistique'] },
  { code: 'patrimoine', name: 'Patrimoine', synonyms: ['monument historique', 'monuments historiques'] },
  { code: 'paysage', name: 'Paysage', synonyms: ['espaces verts', 'espace public', 'espaces publics'] },
  { code: 'urbain', name: 'Urbain', synonyms: ['aménagement urbain', 'projet urbain'] },
];
