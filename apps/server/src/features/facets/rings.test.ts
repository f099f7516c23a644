import { expect, test } from 'vitest';
import { communesWithin } from '../places/index.ts';
import { ringChunks } from './rings.ts';

const codesOf = (places: readonly { code: string }[]) => places.map(({ code }) => code).sort();

test.each([
  [{ code: 'c69123', radiusKm: 100, withTravellers: false }, 100],
  [{ code: 'c75056', radiusKm: 10, withTravellers: true }, 20_040],
  [{ code: 'c23109', radiusKm: 0, withTravellers: true }, 20_040],
])('around %j, each commune is met once, those of one distance together', (place, farthestKm) => {
  const chunks = [...ringChunks(place, 0)];
  expect(chunks.length).toBeGreaterThan(1);
  // each of these may be read as far as a page goes
  expect(chunks[0]?.codes.length).toBeLessThan(30);
  const met = chunks.flatMap(({ codes, kms }) =>
    codes.map((code, index) => ({ code, km: kms[index] ?? -1 })),
  );
  expect(codesOf(met)).toEqual(codesOf(communesWithin(place.code, farthestKm)));
  const ends = chunks.map(({ kms }) => [kms[0] ?? -1, kms.at(-1) ?? -1] as const);
  for (const [index, [first]] of ends.entries()) expect(first).toBeGreaterThan(ends[index - 1]?.[1] ?? -1);
  const inside = chunks.flatMap(({ codes, areInside }) => codes.filter((_, index) => areInside[index]));
  expect(inside.sort()).toEqual(codesOf(communesWithin(place.code, place.radiusKm)));
});

test('a walk goes on with the ring in which it stands', () => {
  const [chunk] = ringChunks({ code: 'c69123', radiusKm: 50, withTravellers: false }, 7);
  expect(chunk?.kms[0]).toBe(7);
  expect([...ringChunks({ code: 'c69123', radiusKm: 50, withTravellers: false }, 51)]).toEqual([]);
});
