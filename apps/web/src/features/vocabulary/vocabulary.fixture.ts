import type { Vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.schemas.ts';

const entry = (code: string, name: string) => ({ code, name, synonyms: [] });
const trade = (code: string, masculine: string, feminine: string, synonyms: string[] = []) => ({
  ...{ code, masculine, feminine, synonyms, family: 'drawing', abbreviations: [] },
  plurals: [`${masculine}s`, `${feminine}s`] as [string, string],
});

/** A few entries of each list. */
export const someVocabulary: Vocabulary = {
  tradeFamilies: [entry('drawing', 'Dessin')],
  trades: [
    trade('dessinateur', 'dessinateur', 'dessinatrice'),
    trade('projeteur-bim', 'projeteur BIM', 'projeteuse BIM'),
    trade('economiste', 'économiste', 'économiste', ['métreur-vérificateur']),
    trade('architecte', 'architecte', 'architecte'),
  ],
  phases: [entry('DCE', 'Dossier de consultation des entreprises'), entry('EXE', 'Études d’exécution')],
  software: [entry('revit', 'Revit'), entry('autocad', 'AutoCAD')],
  softwareLevels: [
    { level: 1, name: 'Notions', words: [] },
    { level: 2, name: 'Confirmé', words: [] },
    { level: 3, name: 'Expert', words: [] },
  ],
  programmes: [entry('logement', 'Logement'), entry('erp', 'ERP')],
  contexts: [entry('neuf', 'Neuf'), entry('rehabilitation', 'Réhabilitation')],
};
