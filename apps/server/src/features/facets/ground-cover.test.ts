import { expect, test } from 'vitest';
import { communesWithin, departementsWithin, groundOf } from '../places/index.ts';
import { groundCover } from './ground-cover.ts';

/** Whom one of them stands for. */
const groundsOf = (taken: string): readonly string[] => {
  const [km, number] = taken.split(':');
  return number === undefined ? [taken] : departementsWithin(`c${number}`, Number(km));
};

test.each(['c75056', 'c69123', 'c33063', 'c59350', 'c35238', 'c2A004', 'c97411', 'd69', 'r11', 'r84'])(
  'around %s, they stand for all that is asked for and for nothing else',
  (code) => {
    for (const radiusKm of [0, 10, 25, 50, 100, 200]) {
      const asked = [...new Set(communesWithin(code, radiusKm).map((place) => groundOf(place.code)))];
      const taken = groundCover(asked);
      expect([...new Set(taken.flatMap(groundsOf))].sort(), `${radiusKm}`).toEqual(asked.sort());
      expect(taken.length).toBeLessThanOrEqual(asked.length);
    }
  },
);

test('few are asked for around a town of many départements', () => {
  const around = (radiusKm: number) =>
    groundCover([...new Set(communesWithin('c75056', radiusKm).map(({ code }) => groundOf(code)))]);
  expect(around(10)).toEqual(expect.not.arrayContaining([expect.stringContaining(':')]));
  expect(around(25)).toEqual(['25:75']);
  expect(around(100)).toEqual(['100:75']);
});
