import { expect, test } from 'vitest';
import { facetLabels } from './facet-labels.ts';
import { emptyFacets } from './facet-values.ts';
import { mobilityFacts } from './mobility-facts.ts';
import { someVocabulary } from './vocabulary.fixture.ts';

test.each([
  ['Dessinatrice en bâtiment', 'Dessinatrice'],
  ['DESSINATEUR', 'Dessinateur'],
  ['Dessinateur ou dessinatrice', 'Dessinateur / dessinatrice'],
  ['Plans et détails', 'Dessinateur / dessinatrice'],
])('a trade is named in the gender of the title: %s', (title, label) => {
  const { trades } = facetLabels(someVocabulary, { ...emptyFacets, trades: ['dessinateur'] }, title);
  expect(trades).toEqual([label]);
});

test('codes are named in their order, with levels; one that no list has is left out', () => {
  const values = { ...emptyFacets, software: ['revit:3', 'gone:1', 'autocad:2'], phases: ['DCE'] };
  const { software, phases, phaseNames } = facetLabels(someVocabulary, values, '');
  expect(software).toEqual(['Revit, expert', 'AutoCAD, confirmé']);
  expect(phases).toEqual(['DCE']);
  expect(phaseNames).toEqual(['DCE, dossier de consultation des entreprises']);
});

const mobility = { availability: 'Disponible', travelKm: null, availableFrom: null, daysPerWeek: null };
const told = (over: object) =>
  mobilityFacts({ ...mobility, ...over }, { today: '2026-11-22' })
    .map(({ value }) => value)
    .filter(Boolean);

test.each([
  [{ availableFrom: '2026-11-23' }, ['Disponible à partir du 23 novembre 2026']],
  [{ availableFrom: '2026-11-22' }, ['Libre maintenant']],
  [{ availableFrom: '2020-01-01', daysPerWeek: 3 }, ['Libre maintenant, 3 jours par semaine']],
  [{ availableFrom: '2020-01-01', availability: 'Indisponible' }, []],
  [{ daysPerWeek: 1, travelKm: 50 }, ['1 jour par semaine', 'Jusqu’à 50 km']],
  [{ travelKm: 0 }, ['Dans sa commune']],
  [{ travelKm: -1 }, ['France entière']],
  [{}, []],
])('mobility %o reads %o', (over, expected) => {
  expect(told(over).map((text) => String(text).replaceAll('\u00a0', ' '))).toEqual(expected);
});
