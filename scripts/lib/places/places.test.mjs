import { expect, test } from 'vitest';
import { createPointFinder } from './geonames-points.mjs';
import { createNeighbourhoods } from './neighbours.mjs';
import { isMisplaced, meanOfNeighbours, standIn } from './stand-in-points.mjs';

const geoName = (name, insee, { departement = '69', lat = 45, population = 1000, others = [] } = {}) => ({
  names: [name, ...others],
  insee,
  departement,
  lat,
  lon: 5,
  population,
});
const commune = (code, nom, rest = {}) => ({ code, nom, departement: '69', codesPostaux: [], ...rest });
const nameOf = (point) => point?.names[0];

test('a point is found by code and name, then by name, then by code', () => {
  const finder = createPointFinder([
    geoName('Lyon 03', '69123', { population: 900_000 }),
    geoName('Lyon', '69123'),
    geoName('Givors', null),
    geoName('Givors', null, { departement: '38' }),
    geoName('Le Petit Bourg', '69900', { population: 10 }),
    geoName('Ancien Bourg', '69900', { population: 20 }),
  ]);
  expect(nameOf(finder.ofCommune(commune('69123', 'Lyon')))).toBe('Lyon');
  expect(finder.ofCommune(commune('69091', 'Givors')).departement).toBe('69');
  expect(nameOf(finder.ofCommune(commune('69900', 'Bourgneuf')))).toBe('Ancien Bourg');
  expect(nameOf(finder.ofCommune(commune('69900', 'Bourgneuf'), 'Le Petit-Bourg'))).toBe('Le Petit Bourg');
  expect(finder.ofCommune(commune('69901', 'Nulle-Part'))).toBeUndefined();
  const third = { commune: '69123', nom: 'Lyon 3e Arrondissement' };
  expect(nameOf(finder.ofArrondissement(third))).toBe('Lyon 03');
});

test('a former commune has its name, and its code or that of the commune around it', () => {
  const finder = createPointFinder([geoName('Annecy-le-Vieux', '74010'), geoName('Seynod', '99999')]);
  const former = (nom) => ({ code: '74011', chefLieu: '74010', nom });
  expect(nameOf(finder.ofFormerCommune(former('Annecy-le-Vieux')))).toBe('Annecy-le-Vieux');
  expect(finder.ofFormerCommune(former('Seynod'))).toBeUndefined();
});

const at = (lat) => ({ lat, lon: 5, source: 'g' });
const placed = [
  commune('1', 'Un', { codesPostaux: ['69001'], point: at(45) }),
  commune('2', 'Deux', { codesPostaux: ['69001'], point: at(45.1) }),
  commune('3', 'Trois', { codesPostaux: ['69003'], point: at(45.4) }),
  commune('4', 'Quatre', { codesPostaux: ['69004'], point: at(46) }),
];
const circles = [{ code: 'e', membres: ['1', '3', '9'].map((code) => ({ code })) }];
const neighbours = createNeighbourhoods(placed, circles);

test.each([
  ['postal code', commune('8', 'Huit', { codesPostaux: ['69001'] }), 'p', 45.05],
  ['intercommunality', commune('9', 'Neuf', { codesPostaux: ['69009'] }), 'e', 45.2],
  ['département', commune('7', 'Sept'), 'd', 45.375],
])('where nothing is known, the mean of the %s stands in', (_kind, unknown, source, lat) => {
  const point = standIn(neighbours, unknown);
  expect(point.source).toBe(source);
  expect(point.lat).toBeCloseTo(lat, 6);
});

test('a commune of which nothing tells where it lies stops the build', () => {
  expect(() => standIn(neighbours, commune('5', 'Île', { departement: '984' }))).toThrow(
    'points-by-hand.tsv',
  );
});

test('the error of a rule is measured without the commune itself', () => {
  expect(meanOfNeighbours(neighbours, 'p', placed[0]).lat).toBe(45.1);
  expect(meanOfNeighbours(neighbours, 'p', placed[3])).toBeNull();
});

test('a point far from both kinds of neighbours is that of another place', () => {
  const moved = (lat) => ({ ...placed[0], point: at(lat) });
  const misplaced = (lat) =>
    isMisplaced(createNeighbourhoods([moved(lat), ...placed.slice(1)], circles), moved(lat));
  expect(misplaced(45)).toBe(false);
  // near the others of its intercommunality
  expect(misplaced(45.38)).toBe(false);
  expect(misplaced(46)).toBe(true);
  // nothing to compare it with
  expect(isMisplaced(neighbours, placed[3])).toBe(false);
});
