import { travelDistances } from '@mitoyen/contract/features/vocabulary/facets.rules.ts';
import { LRUCache } from 'lru-cache';
import { communesWithin, departementOf, kmBetween, populationOf } from '../places/index.ts';
import { type AskedPlace, hasPoint } from './asked-place.ts';

/** Who travels one of these distances reaches the place from these communes; -1 is all of France. */
export interface Reach {
  readonly travelKms: readonly number[];
  readonly codes: readonly string[];
}

/** What lies around the place that a search asks for. */
export interface Surroundings {
  /** Of the place itself. */
  readonly code: string;
  /** The codes of those who are there or within the radius, nearest first. */
  readonly codes: readonly string[];
  /** About how many people live there. */
  readonly population: number;
  /** From where else those come who travel as far; none where they are not asked for. */
  readonly reaches: readonly Reach[];
  /** Whether those who travel all over France come as well, from wherever they are. */
  readonly isReachedByAll: boolean;
  /** Whether distances from the place can be told. */
  readonly hasPoint: boolean;
  /** Whole kilometres; null where either has no point. */
  kmTo(code: string | null): number | null;
  /** Whether somebody there is within what was asked for, without travelling. */
  isInside(code: string | null): boolean;
}

const overseas = /^(d9[78]|r0)/;
/** Whether a place is no part of the mainland and Corsica. */
export const isOverseas = (code: string) => overseas.test(departementOf(code) ?? code);
const travelTiers = travelDistances.filter((km) => km > 0);

/** Some hundred places with who travels, or five hundred without. */
const mostBytes = 16_000_000;

/** About what is kept in memory for one, the texts that are sent for its lists among it. */
const bytesOf = ({ codes, reaches }: Surroundings): number =>
  reaches.reduce((sum, reach) => sum + 20 * reach.codes.length, 1_600 + 50 * codes.length);

/** A list, its next page and its facets look around the same place, and many people around the same towns. */
const kept = new LRUCache<string, Surroundings>({ maxSize: mostBytes, sizeCalculation: bytesOf });

/** What is around a place, of which nothing changes while the server runs. */
export function surroundingsOf(asked: AskedPlace): Surroundings {
  const key = JSON.stringify(asked);
  const known = kept.get(key);
  if (known) return known;
  const surroundings = lookAround(asked);
  kept.set(key, surroundings);
  return surroundings;
}

function lookAround({ code, radiusKm, withTravellers }: AskedPlace): Surroundings {
  const codes = communesWithin(code, radiusKm).map((place) => place.code);
  const known = new Set(codes);
  const isPoint = hasPoint(code);
  const isFarAway = isOverseas(code);
  return {
    code,
    codes,
    population: populationOf(codes),
    reaches: withTravellers ? reachesOf(code, radiusKm, isFarAway, known) : [],
    isReachedByAll: withTravellers && !isFarAway,
    hasPoint: isPoint,
    kmTo: (other) => (isPoint && other !== null ? kmBetween(code, other) : null),
    isInside: (other) => other !== null && known.has(other),
  };
}

/**
 * Who says « France entière » comes to the mainland and Corsica from wherever, and travels overseas within their own
 * département alone. Only those reach a département or a region, which has no point to measure from.
 */
function reachesOf(
  code: string,
  radiusKm: number,
  isFarAway: boolean,
  known: ReadonlySet<string>,
): readonly Reach[] {
  const own = isFarAway ? communesWithin(departementOf(code) ?? code, 0) : [];
  const ofAllFrance = {
    travelKms: [-1],
    codes: own.flatMap((place) => (known.has(place.code) ? [] : [place.code])),
  };
  const around = hasPoint(code) ? communesWithin(code, Math.max(...travelTiers)) : [];
  const tiers = travelTiers.filter((km) => km > radiusKm);
  // each commune once: who travels further comes from there too
  const rings = tiers.map((_, index) => ({ travelKms: tiers.slice(index), codes: [] as string[] }));
  let ring = 0;
  for (const { code: from, km } of around) {
    while (ring < tiers.length && (km ?? 0) > (tiers[ring] ?? 0)) ring += 1;
    if (!known.has(from)) rings[ring]?.codes.push(from);
  }
  return [ofAllFrance, ...rings].filter((reach) => reach.codes.length > 0);
}
