import { expect, test } from 'vitest';
import { communesWithin } from '../places/index.ts';
import { surroundingsOf } from './surroundings.ts';

const lyon = 'c69123';

test.each([
  [10, [[25, 50, 100, 200], [50, 100, 200], [100, 200], [200]]],
  [25, [[50, 100, 200], [100, 200], [200]]],
  [40, [[50, 100, 200], [100, 200], [200]]],
  [100, [[200]]],
  [200, []],
] as const)('within %i km, each commune further off is reached by who travels as far', (radiusKm, tiers) => {
  const { codes, reaches } = surroundingsOf({ code: lyon, radiusKm, withTravellers: true });
  expect(codes).toEqual(communesWithin(lyon, radiusKm).map(({ code }) => code));
  expect(reaches.map(({ travelKms }) => travelKms)).toEqual(tiers);
  const all = communesWithin(lyon, Math.max(radiusKm, 200));
  for (const { code, km } of all) {
    const from = reaches.filter((reach) => reach.codes.includes(code)).map(({ travelKms }) => travelKms[0]);
    const least = [10, 25, 50, 100, 200].find((tier) => tier > radiusKm && (km ?? 0) <= tier);
    expect(from, code).toEqual(codes.includes(code) ? [] : [least]);
  }
  const told = reaches.reduce((sum, reach) => sum + reach.codes.length, codes.length);
  expect(told).toBe(all.length);
});

const asked = { code: lyon, radiusKm: 25, withTravellers: true };
const neighbours = communesWithin(lyon, 25).slice(0, 200);

test.each([
  ['large lists', neighbours.map(({ code }) => ({ ...asked, code }))],
  [
    'places with nothing around them',
    Array.from({ length: 12_000 }, (_, at) => ({ ...asked, code: `c${at}x` })),
  ],
])('what is around a place is told from memory, until many %s were asked for', (_, others) => {
  const first = surroundingsOf(asked);
  expect(surroundingsOf({ ...asked })).toBe(first);
  for (const other of others) surroundingsOf(other);
  expect(surroundingsOf(asked)).not.toBe(first);
});
