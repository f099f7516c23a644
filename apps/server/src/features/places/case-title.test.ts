import { expect, test } from 'vitest';
import { caseTitle } from './case-title.ts';

test.each([
  ['VILLA À CASSIS', 'Villa à Cassis'],
  ['VILLA A CASSIS', 'Villa a Cassis'],
  ['ÉCOLE DE BANDOL', 'École de Bandol'],
  ['HÔTEL DE VILLE D’AUBAGNE', 'Hôtel de ville d’Aubagne'],
  ['MAISON À AIX EN PROVENCE, T4', 'Maison à Aix en Provence, T4'],
  ['HALLE DE SAINT-GERMAIN-EN-LAYE', 'Halle de Saint-Germain-en-Laye'],
  ['GYMNASE DU MANS', 'Gymnase du Mans'],
  ['MÉDIATHÈQUE DE LA ROCHELLE (17)', 'Médiathèque de La Rochelle (17)'],
  ['LOGEMENTS AU HAVRE', 'Logements au Havre'],
  ['IMMEUBLE À SÈTE – 12 LOGEMENTS', 'Immeuble à Sète – 12 logements'],
  ['MAISON DE LA GARENNE-COLOMBES', 'Maison de La Garenne-Colombes'],
  ['MAIRIE DE SAINT-CIRQ-LAPOPIE', 'Mairie de Saint-Cirq-Lapopie'],
])('%s names a town: %s', (typed, meant) => {
  expect(caseTitle(typed)).toBe(meant);
});

test.each([
  ['SALLE DE BAINS', 'Salle de bains'],
  ['MAISON À RÉNOVER', 'Maison à rénover'],
  ['MAISON À OSSATURE BOIS', 'Maison à ossature bois'],
  ['EXTENSION EN BOIS ET PIERRE', 'Extension en bois et pierre'],
  ['VILLA EN BORD DE MER', 'Villa en bord de mer'],
  ['ESCALIER SUR COUR', 'Escalier sur cour'],
  ['CONSTRUCTION D’UN ERP', 'Construction d’un ERP'],
  ['VILLA À LYON', 'Villa à Lyon'],
  ['RÉHABILITATION D’UNE GRANGE EN LOGEMENTS', 'Réhabilitation d’une grange en logements'],
  ['SURÉLÉVATION DE BUREAUX', 'Surélévation de bureaux'],
  ['EXTENSION DE LA CRÈCHE', 'Extension de la crèche'],
  ['RÉNOVATION DU PALAIS', 'Rénovation du palais'],
])('%s names no town: %s', (typed, meant) => {
  expect(caseTitle(typed)).toBe(meant);
});

test.each([
  'CHAI DE TONNERRE',
  'CONSTRUCTION DE MOULINS',
  'BOUTIQUE CASSIS',
  'MAIRIE DE CASSAIGNE',
  'ABRI DE LA MADELEINE',
  'GÎTE À ARÇON',
  'Villa à Cassis',
  'villa à cassis',
  'HQE',
])('%s stays as it was typed', (typed) => {
  expect(caseTitle(typed)).toBe(typed);
});

test('a text that is no title is left alone', () => {
  expect(caseTitle('A'.repeat(100_000))).toBe('A'.repeat(100_000));
});
