import { readFileSync } from 'node:fs';
import { travelDistances } from '@mitoyen/contract/features/vocabulary/facets.rules.ts';
import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';
import { serverPaths } from '../../src/start/server-paths.ts';
import { createRandom, type Random } from './random.ts';
import { createWeightedPick } from './weighted-pick.ts';

/** What an invented person is found by besides words. */
export interface LoadFacets {
  readonly placeCode: string | null;
  readonly travelKm: number | null;
  /** Days from now; in the past for some. */
  readonly freeInDays: number | null;
  readonly phases: readonly string[];
  readonly software: readonly string[];
  readonly programmes: readonly string[];
  readonly contexts: readonly string[];
}

const codesOf = (entries: readonly { readonly code: string }[]) => entries.map(({ code }) => code);
/** The tenth code of a list is chosen a fifth as often as the first. */
const oftenFirst = (rank: number) => rank ** -0.7;

/** Communes, arrondissements and former communes as the file of places has them, as often as people live there. */
export function createPlaces(): (random: Random) => string {
  const lines = readFileSync(serverPaths.places, 'utf8').split('\n').slice(1);
  const places = lines.flatMap((line) => {
    const [code = '', , , population] = line.split('\t');
    return code.startsWith('c') && Number(population) > 0 ? [{ code, people: Number(population) }] : [];
  });
  const pick = createWeightedPick(places, (rank) => places[rank - 1]?.people ?? 0);
  return (random) => pick(random).code;
}

/** Draws what the next person is found by; the same draws each time it is made. */
export function createLoadFacets(): () => LoadFacets {
  const random = createRandom('field');
  const pickPlace = createPlaces();
  const some = (codes: readonly string[]) => {
    const pick = createWeightedPick(codes, oftenFirst);
    return (least: number, most: number) => [
      ...new Set(Array.from({ length: random.int(least, most) }, () => pick(random))),
    ];
  };
  const phases = some(codesOf(vocabulary.phases));
  const software = some(codesOf(vocabulary.software));
  const programmes = some(codesOf(vocabulary.programmes));
  const contexts = some(codesOf(vocabulary.contexts));
  return () => ({
    placeCode: random.chance(0.99) ? pickPlace(random) : null,
    travelKm: random.chance(0.7) ? random.pick(travelDistances) : null,
    freeInDays: random.chance(0.3) ? random.int(-60, 180) : null,
    phases: phases(0, 5),
    software: software(0, 5).map((code) => `${code}:${random.int(1, 3)}`),
    programmes: programmes(0, 4),
    contexts: contexts(0, 3),
  });
}
