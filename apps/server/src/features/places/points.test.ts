import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverPaths } from '../../start/server-paths.ts';
import { readPlaceFile, readRow } from './place-file.ts';
import { communesWithin, kmBetween } from './places.ts';

/** How far a town may be from the nearest of its neighbours, and from where its postal code's others are on average. */
const nearKm = 25;

const rows = readPlaceFile().toString('utf8').trimEnd().split('\n').map(readRow);
const rowOf = new Map(rows.map((row) => [row.code, row]));
const corrected = readFileSync(join(serverPaths.places, '../points-by-hand.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const isPlaced = ({ source }: { source: string }) => source === 'g';
/** Islands without a neighbour of which GeoNames tells the point, and those that nobody lives on. */
const isAlone = (code: string) => /^c98|^c97[78]/.test(code);

test.each(corrected)('%s has the point written down for it: %s, %s (%s)', (insee, lat, lon, name) => {
  const row = rowOf.get(`c${insee}`);
  expect(row?.source).toBe('h');
  expect([Number(row?.lat), Number(row?.lon)]).toEqual(
    [Number(lat) * 1000, Number(lon) * 1000].map(Math.round),
  );
  expect(row?.name).toBe(name?.replaceAll("'", '’'));
});

test.each(corrected.filter(([insee]) => !isAlone(`c${insee}`)))(
  '%s lies where its neighbours are: %s, %s (%s)',
  (insee = '') => {
    const code = `c${insee}`;
    const departement = rowOf.get(code)?.parent;
    const near = communesWithin(code, nearKm).map((place) => rowOf.get(place.code));
    const neighbours = near.filter((row) => row && isPlaced(row) && row.parent === departement);
    // an arrondissement's are in its commune
    if (departement?.startsWith('d')) expect(neighbours.length).toBeGreaterThan(0);
    else expect(kmBetween(code, departement ?? '')).toBeLessThan(10);

    const postalCodes = new Set(rowOf.get(code)?.postalCodes.split(' '));
    for (const other of rows) {
      if (!isPlaced(other) || !other.postalCodes.split(' ').some((one) => postalCodes.has(one))) continue;
      expect(kmBetween(code, other.code), `${code} to ${other.name}`).toBeLessThan(nearKm);
    }
  },
);

test('every place has a point inside France or overseas, and only areas have none', () => {
  for (const { code, lat, lon } of rows) {
    if (!code.startsWith('c')) expect([lat, lon], code).toEqual(['', '']);
    else if (!/^c9[78]/.test(code)) {
      expect(Number(lat), code).toBeGreaterThan(41_300);
      expect(Number(lat), code).toBeLessThan(51_200);
      expect(Number(lon), code).toBeGreaterThan(-5_200);
      expect(Number(lon), code).toBeLessThan(9_700);
    } else expect(Number(lon), code).not.toBe(0);
  }
});

test('no town of more than 5,000 inhabitants is only estimated', () => {
  const estimated = rows.filter(
    ({ source, population }) => !'gh'.includes(source) && Number(population) > 5000,
  );
  expect(estimated.map(({ name }) => name)).toEqual([]);
});
