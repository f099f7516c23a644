import { describe, expect, test } from 'vitest';
import { communesWithin, departementOf, isKnownPlace, kmBetween, placeOf, regionOf } from './index.ts';
import { codes } from './places.fixture.ts';

/** Where the people of the search's acceptance are. */
const people = {
  A: codes.villeurbanne,
  B: codes.givors,
  C: codes.vienne,
  D: codes.bourgEnBresse,
  E: codes.saintDenis974,
  F: codes.saintDenis93,
  G: codes.paris11,
  H: codes.paris,
  I: codes.annecyLeVieux,
  J: codes.poitiers,
  K: codes.ileDeFrance,
  M: codes.mamoudzou,
  N: codes.lyon,
};

function foundIn(code: string, radiusKm: number): string {
  const within = new Set(communesWithin(code, radiusKm).map((place) => place.code));
  return Object.keys(people)
    .filter((name) => within.has(people[name as keyof typeof people]))
    .join('');
}

describe('who is found around a place', () => {
  test.each<[string, number, string]>([
    [codes.lyon, 0, 'N'],
    [codes.lyon, 10, 'AN'],
    [codes.lyon, 50, 'ABCN'],
    [codes.lyon, 100, 'ABCDN'],
    [codes.lyon3, 0, ''],
    [codes.lyon3, 10, 'AN'],
    [codes.grenoble, 25, ''],
    [codes.grenoble, 100, 'ABCIN'],
    [codes.paris, 0, 'GH'],
    [codes.paris11, 0, 'G'],
    [codes.paris, 10, 'FGH'],
    [codes.annecy, 0, 'I'],
    [codes.saintDenis974, 100, 'E'],
    [codes.mamoudzou, 100, 'M'],
    [codes.rhone, 0, 'ABN'],
    [codes.rhone, 100, 'ABN'],
    [codes.vienneDepartement, 0, 'J'],
    [codes.ileDeFrance, 0, 'FGHK'],
    ['d75', 0, 'GH'],
    ['c99999', 50, ''],
  ])('%s, %i km: %s', (code, radiusKm, expected) => {
    expect(foundIn(code, radiusKm)).toBe(expected);
  });

  test('nearest first, in whole kilometres that are those between the two', () => {
    const within = communesWithin(codes.lyon, 50);
    expect(within[0]).toEqual({ code: codes.lyon, km: 0 });
    const distances = within.map(({ km }) => km);
    expect(distances).toEqual(distances.toSorted((one, other) => Number(one) - Number(other)));
    expect(within.length).toBeGreaterThan(500);
    expect(new Set(within.map(({ code }) => code)).size).toBe(within.length);
    for (const { code, km } of within) expect(kmBetween(codes.lyon, code)).toBe(km);
  });

  test('an area has what lies in it, without distances', () => {
    const inRhone = communesWithin(codes.rhone, 10);
    expect(inRhone).toContainEqual({ code: codes.rhone, km: null });
    expect(inRhone).toContainEqual({ code: codes.lyon3, km: null });
    expect(communesWithin(codes.ileDeFrance, 0)).toContainEqual({ code: 'd75', km: null });
    expect(inRhone).not.toContainEqual({ code: 'r84', km: null });
    expect(communesWithin(codes.lyon, 100).filter(({ code }) => !code.startsWith('c'))).toEqual([]);
  });

  test('neighbours that stand at the same estimated point are not the place itself', () => {
    // both have the postal code 01400 and no point of their own
    expect(kmBetween('c01001', 'c01028')).toBeLessThan(15);
    expect(communesWithin('c01001', 0)).toEqual([{ code: 'c01001', km: 0 }]);
  });
});

test.each<[string, string, number | null]>([
  [codes.lyon, codes.villeurbanne, 3],
  [codes.lyon, codes.givors, 18],
  [codes.lyon, codes.vienne, 25],
  [codes.lyon, codes.bourgEnBresse, 59],
  [codes.lyon, codes.grenoble, 93],
  [codes.grenoble, codes.lyon, 93],
  [codes.lyon, codes.lyon3, 0],
  [codes.annecy, codes.annecyLeVieux, 0],
  [codes.lyon, codes.rhone, null],
  [codes.rhone, codes.rhone, null],
  [codes.lyon, 'c99999', null],
])('from %s to %s: %j km', (asked, place, km) => {
  expect(kmBetween(asked, place)).toBe(km);
});

test('an arrondissement or a former commune counts as its commune where that is nearer', () => {
  const farPart = kmBetween(codes.villeurbanne, 'c69389') ?? Number.NaN;
  expect(farPart).toBe(kmBetween(codes.villeurbanne, codes.lyon));
  expect(communesWithin(codes.villeurbanne, 3)).toContainEqual({ code: 'c69389', km: 3 });
});

test.each<[string, string | null, string | null]>([
  [codes.lyon3, 'd69', 'r84'],
  [codes.annecyLeVieux, 'd74', 'r84'],
  ['c2A004', 'd2A', 'r94'],
  [codes.saintDenis974, 'd974', 'r04'],
  ['c98735', 'd987', null],
  ['d69', 'd69', 'r84'],
  ['r84', null, 'r84'],
  ['c99999', null, null],
])('%s lies in %j and %j', (code, departement, region) => {
  expect([departementOf(code), regionOf(code)]).toEqual([departement, region]);
});

test('a code is known as it is spelt, and no other', () => {
  for (const code of Object.values(codes)) expect(isKnownPlace(code)).toBe(true);
  for (const code of ['', 'lyon', 'c69', 'c2a004', ' c69123', 'c69123 ', 'd069', 'C69123', 'c69999', 'r85'])
    expect(isKnownPlace(code), code).toBe(false);
  expect(placeOf('nowhere')).toBeNull();
  expect(placeOf(codes.annecyLeVieux)).toMatchObject({ name: 'Annecy-le-Vieux (Annecy)', estimated: false });
});
