import { travelDistances } from '@mitoyen/contract/features/vocabulary/facets.rules.ts';
import { departementOf, isWithin, kmBetween } from '../places/index.ts';
import type { AskedFacets } from './asked-facets.ts';
import { type AskedPlace, hasPoint } from './asked-place.ts';
import { facetPrefixes } from './facet-conditions.ts';
import { isOverseas } from './surroundings.ts';

// What `facetConditions`, `placeCondition` and `surroundingsOf` say in SQL, of one row that is at hand: for the many kept
// searches that a new row is compared with. A test holds both against each other.

const elementKinds = Object.keys(facetPrefixes) as (keyof typeof facetPrefixes)[];

/** Whether a row's elements hold one of the values of each kind that is asked for. */
export function facetsFit(asked: AskedFacets, elements: ReadonlySet<string>): boolean {
  return elementKinds.every((kind) => {
    const values = asked[kind];
    return values === null || values.some((code) => elements.has(facetPrefixes[kind] + code));
  });
}

/** Where somebody is, and how far they travel: kilometres, -1 for all of France, null where that is not said. */
interface Whereabouts {
  readonly place_code: string | null;
  readonly travel_km?: number | null;
}

/** Whether somebody is where a search looks, or travels there. */
export function placeFits(
  asked: AskedPlace,
  { place_code: place, travel_km: travelKm }: Whereabouts,
): boolean {
  if (place !== null && isWithin(asked.code, asked.radiusKm, place)) return true;
  if (!asked.withTravellers || travelKm === null || travelKm === undefined) return false;
  if (travelKm === -1) return isReachedFromFrance(asked.code, place);
  if (place === null || !hasPoint(asked.code)) return false;
  const km = kmBetween(asked.code, place);
  return km !== null && isTravelDistance(travelKm) && travelKm > asked.radiusKm && km <= travelKm;
}

const isTravelDistance = (km: number) => km > 0 && (travelDistances as readonly number[]).includes(km);

function isReachedFromFrance(code: string, place: string | null): boolean {
  if (!isOverseas(code)) return true;
  return place !== null && isWithin(departementOf(code) ?? code, 0, place);
}
