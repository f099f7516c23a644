import { travelDistances } from '@mitoyen/contract/features/vocabulary/facets.rules.ts';
import { communesWithin, departementOf, kmBetween } from '../places/index.ts';
import { type AskedPlace, hasPoint } from './asked-place.ts';

/** Those who travel so many kilometres, -1 for all of France, reach the place from these communes. */
export interface Reach {
  readonly travelKm: number;
  readonly codes: readonly string[];
}

/** What lies around the place that a search asks for. */
export interface Surroundings {
  /** The codes of those who are there or within the radius, nearest first. */
  readonly codes: readonly string[];
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
const travelTiers = travelDistances.filter((km) => km > 0);

/** Looks around a place, in memory. */
export function surroundingsOf({ code, radiusKm, withTravellers }: AskedPlace): Surroundings {
  const codes = communesWithin(code, radiusKm).map((place) => place.code);
  const known = new Set(codes);
  const isPoint = hasPoint(code);
  const isOverseas = overseas.test(departementOf(code) ?? code);
  return {
    codes,
    reaches: withTravellers ? reachesOf(code, radiusKm, isOverseas, known) : [],
    isReachedByAll: withTravellers && !isOverseas,
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
  isOverseas: boolean,
  known: ReadonlySet<string>,
): readonly Reach[] {
  const unknown = (places: readonly { code: string }[]) =>
    places.flatMap((place) => (known.has(place.code) ? [] : [place.code]));
  const own = isOverseas ? unknown(communesWithin(departementOf(code) ?? code, 0)) : [];
  const around = hasPoint(code) ? communesWithin(code, Math.max(...travelTiers)) : [];
  const tiers = travelTiers
    .filter((km) => km > radiusKm)
    .map((travelKm) => ({ travelKm, codes: unknown(around.filter(({ km }) => (km ?? 0) <= travelKm)) }));
  return [{ travelKm: -1, codes: own }, ...tiers].filter((reach) => reach.codes.length > 0);
}
