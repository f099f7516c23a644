import { expect, test } from 'vitest';
import { projectPhaseCodes } from '../features/portfolio/project-phases.ts';
import { vocabulary } from '../features/vocabulary/vocabulary.ts';
import { type CasedKind, correctCasing } from './casing.ts';
import { isFullName } from './full-name.ts';

const corrected: Readonly<Record<CasedKind, readonly (readonly [typed: string, meant: string])[]>> = {
  person: [
    ['JEAN DUPONT', 'Jean Dupont'],
    ['jean dupont', 'Jean Dupont'],
    ['anne-marie de la tour', 'Anne-Marie de la Tour'],
    ['ANNE-MARIE DE LA TOUR', 'Anne-Marie de la Tour'],
    ['éric o’brien', 'Éric O’Brien'],
    ['ÉLODIE LEFÈVRE', 'Élodie Lefèvre'],
    ["jeanne d'arc", "Jeanne d'Arc"],
    ['JEAN D’ORMESSON', 'Jean d’Ormesson'],
    ['ludwig van der rohe', 'Ludwig van der Rohe'],
    ['karim ben salah', 'Karim ben Salah'],
    ['françois le gall', 'François le Gall'],
    ['FRANÇOIS LE GALL', 'François Le Gall'],
    ['zoé l’hermite', 'Zoé l’Hermite'],
  ],
  trade: [
    ['ARCHITECTE DPLG', 'Architecte DPLG'],
    ['architecte dplg', 'Architecte DPLG'],
    ['ARCHITECTE', 'Architecte'],
    ['architecte hmonp', 'Architecte HMONP'],
    ['bim manager', 'BIM manager'],
    ['BIM MANAGER', 'BIM manager'],
    ['MAÎTRE D’ŒUVRE', 'Maître d’œuvre'],
    ["maître d'œuvre", "Maître d'œuvre"],
    ['ASSISTANT MOE', 'Assistant MOE'],
    ['coordinateur opc', 'Coordinateur OPC'],
    ['COORDONNATEUR SPS', 'Coordonnateur SPS'],
    ['ingénieur cvc', 'Ingénieur CVC'],
    ['DESSINATEUR VRD', 'Dessinateur VRD'],
    ['dessinateur-projeteur', 'Dessinateur-projeteur'],
    ['DESSINATRICE-PROJETEUSE BIM', 'Dessinatrice-projeteuse BIM'],
    ['ARCHITECTE DES BÂTIMENTS DE FRANCE', 'Architecte des bâtiments de France'],
    ['amo et moa', 'AMO et MOA'],
    ['économiste de la construction', 'Économiste de la construction'],
    ['RÉNOVATION ÉNERGÉTIQUE', 'Rénovation énergétique'],
    ['conducteur de travaux btp', 'Conducteur de travaux BTP'],
  ],
  place: [
    ['lyon', 'Lyon'],
    ['LYON', 'Lyon'],
    ['la rochelle', 'La Rochelle'],
    ['saint-malo', 'Saint-Malo'],
    ['AIX-EN-PROVENCE', 'Aix-en-Provence'],
    ["l'haÿ-les-roses", "L'Haÿ-les-Roses"],
    ['BOULOGNE-SUR-MER', 'Boulogne-sur-Mer'],
    ['île-de-france', 'Île-de-France'],
    ["val d'oise", "Val d'Oise"],
    ['CÔTES-D’ARMOR', 'Côtes-d’Armor'],
    ['le mans', 'Le Mans'],
    ['villeneuve-lès-avignon', 'Villeneuve-lès-Avignon'],
    ['région parisienne', 'Région parisienne'],
    ['FRANCE ENTIÈRE', 'France entière'],
    ['lyon et alentours', 'Lyon et alentours'],
  ],
  'legal-form': [
    ['sarl', 'SARL'],
    ['sas', 'SAS'],
    ['sarl d’architecture', 'SARL d’architecture'],
    ['auto-entrepreneur', 'Auto-entrepreneur'],
    ['ENTREPRISE INDIVIDUELLE', 'Entreprise individuelle'],
    ['selarl', 'SELARL'],
  ],
  title: [
    ['VILLA À LYON', 'Villa à Lyon'],
    ['RÉNOVATION D’UN ERP', 'Rénovation d’un ERP'],
    ['DPE ET AUDIT RE2020', 'DPE et audit RE2020'],
    ['EHPAD DE 80 LITS, R+2', 'EHPAD de 80 lits, R+2'],
    ['LOGEMENT T3 À SAINT-ÉTIENNE', 'Logement T3 à Saint-Étienne'],
    ['PROJETEUR REVIT OU AUTOCAD', 'Projeteur Revit ou AutoCAD'],
    ['ARCHITECTE DE L’AVANT-PROJET AU DET', 'Architecte de l’avant-projet au DET'],
    ['MAQUETTE BIM, LOT C', 'Maquette BIM, lot C'],
    ['PLANS VRD – AIX-EN-PROVENCE', 'Plans VRD – Aix-en-Provence'],
    ['SURÉLÉVATION À CLERMONT-FERRAND', 'Surélévation à Clermont-Ferrand'],
    ["L'ÎLOT DE L'OPC", "L'îlot de l'OPC"],
  ],
};

const kept: readonly (readonly [string, CasedKind])[] = [
  ['Jean DUPONT', 'person'],
  ['jean Dupont', 'person'],
  ['McAdam Smith', 'person'],
  ['Architecte DPLG', 'trade'],
  ['BIM Manager', 'trade'],
  ['architecte DPLG', 'trade'],
  ['VRD', 'trade'],
  ['Villa à LYON', 'title'],
  ['villa à lyon', 'title'],
  ['MAISON w', 'title'],
  ['HQE', 'title'],
  ['OPQTU', 'trade'],
  ['SAS', 'legal-form'],
  ['Le Mans', 'place'],
  ['Saint-malo', 'place'],
  ['', 'place'],
  ['75011', 'place'],
];

const cases = Object.entries(corrected).flatMap(([kind, pairs]) =>
  pairs.map(([typed, meant]) => [typed, meant, kind as CasedKind] as const),
);

test.each(cases)('%s becomes %s', (typed, meant, kind) => {
  expect(correctCasing(typed, kind)).toBe(meant);
});

test.each(kept)('%j stays as it was typed', (typed, kind) => {
  expect(correctCasing(typed, kind)).toBe(typed);
});

test('what is corrected once is not corrected again, and a name so corrected is one', () => {
  for (const [, meant, kind] of cases) {
    expect(correctCasing(meant, kind)).toBe(meant);
    expect([meant, kind !== 'person' || isFullName(meant)]).toEqual([meant, true]);
  }
});

test('what the vocabulary and the phases write in capitals stays so in a title', () => {
  const { trades, software, programmes, contexts } = vocabulary;
  const words = [
    ...[software, programmes, contexts].flat().flatMap((entry) => [entry.name, ...entry.synonyms]),
    ...trades.flatMap((trade) => [trade.masculine, ...trade.synonyms, ...trade.abbreviations]),
  ]
    .flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))
    .concat(projectPhaseCodes)
    .filter((word) => /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word));
  // words as well, and more often
  const acronyms = [...new Set(words)].filter((word) => !['PRO', 'ACT', 'SEE', 'RE'].includes(word));
  expect(acronyms.map((word) => correctCasing(`MAQUETTE ${word}`, 'title'))).toEqual(
    acronyms.map((word) => `Maquette ${word}`),
  );
});

test('spaces around and within stay, and a long text is left alone', () => {
  expect(correctCasing('  lyon  3e ', 'place')).toBe('  Lyon  3e ');
  expect(correctCasing('A'.repeat(100_000), 'trade')).toBe('A'.repeat(100_000));
});
