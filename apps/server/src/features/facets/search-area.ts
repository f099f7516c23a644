import type { FacetFilters } from '@mitoyen/contract/features/facets/facet-filters.schemas.ts';
import { travelDistances } from '@mitoyen/contract/features/vocabulary/facets.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DistanceArea } from '../../core/lists/by-distance.ts';
import { containsPattern } from '../../core/lists/folded-text.ts';
import { communesWithin, departementOf, kmBetween, placeOf } from '../places/index.ts';
import { holdsTag } from './asked-facets.ts';
import { type AskedLocation, type AskedPlace, hasPoint } from './asked-place.ts';

/** Places from which those come who travel one of these distances; -1 is all of France. */
interface TravelRange {
  readonly travelKms: readonly number[];
  readonly codes: readonly string[];
}

/** What lies around the place that a search asks for. */
export interface SearchArea extends DistanceArea {
  /** That a row is in the area, or travels to the place. */
  readonly condition: RawBuilder<boolean>;
  /** What a row has one of among its tags for which the condition may hold. */
  readonly tags: readonly string[];
  /** Whole kilometres; null where either has no point. */
  kmTo(code: string | null): number | null;
  /** Whether a place is within the search area itself, without travelling. */
  isInside(code: string | null): boolean;
}

const overseas = /^(d9[78]|r0)/;
/** Whether a place is no part of the mainland and Corsica. */
const isOverseas = (code: string) => overseas.test(departementOf(code) ?? code);
const travelTiers = travelDistances.filter((km) => km > 0);
/** So many kilometres are more than any two places are apart. */
const everywhereKm = 20_040;

/** Texts of places that are kept in memory: some hundred places with those who travel, or thousands without. */
const mostCodes = 500_000;
const kept = new LRUCache<string, SearchArea & { readonly codeCount: number }>({
  maxSize: mostCodes,
  sizeCalculation: ({ codeCount }) => codeCount + 20,
});

/** What is around a place: a list, its next page and its facets look around the same one. */
export function searchAreaOf(asked: AskedPlace): SearchArea {
  const key = JSON.stringify(asked);
  const known = kept.get(key);
  if (known) return known;
  const area = lookAround(asked);
  kept.set(key, area);
  return area;
}

/** The tag of an area that a code lies in: `place_tags` in migration 0140. */
const areaTag = (code: string) =>
  code.startsWith('r') ? code : `d${code.slice(1, /^.9[78]/.test(code) ? 4 : 3)}`;
const areaTags = (codes: readonly string[]) => [...new Set(codes.map(areaTag))];

function lookAround({ code, radiusKm, withTravellers }: AskedPlace) {
  const codes = communesWithin(code, radiusKm).map((place) => place.code);
  const inside = new Set(codes);
  const isPoint = hasPoint(code);
  const isFarAway = isOverseas(code);
  const ranges = withTravellers ? travelRanges(code, radiusKm, isFarAway, inside) : [];
  const hasDistant = withTravellers && !isFarAway;
  const ways = [
    sql<boolean>`place_code = any(${codes}::text[])`,
    ...ranges.map(
      // as a subquery: the planner would compare each of some thousand codes with frequent ones, 15 ms a statement
      ({ travelKms, codes: from }) =>
        sql<boolean>`(travel_km = any(${travelKms}::smallint[]) and place_code in (select unnest(${from}::text[])))`,
    ),
    ...(hasDistant ? [sql<boolean>`travel_km = -1`] : []),
  ];
  const travelTags = ({ travelKms, codes: from }: TravelRange) =>
    travelKms.flatMap((km) => areaTags(from).map((tag) => (km === -1 ? tag : `v${km}${tag}`)));
  const near = () => {
    const places = communesWithin(code, withTravellers ? everywhereKm : radiusKm);
    return { codes: places.map((place) => place.code), kms: places.map(({ km }) => km ?? 0) };
  };
  return {
    condition: ways.length === 1 && ways[0] ? ways[0] : sql<boolean>`(${sql.join(ways, sql` or `)})`,
    tags: [...new Set([...areaTags(codes), ...ranges.flatMap(travelTags), ...(hasDistant ? ['v-1'] : [])])],
    hasDistant,
    codeCount: codes.length + ranges.reduce((sum, range) => sum + range.codes.length, 0),
    kmTo: (other: string | null) => (isPoint && other !== null ? kmBetween(code, other) : null),
    isInside: (other: string | null) => other !== null && inside.has(other),
    near,
  };
}

/**
 * « France entière » reaches the mainland and Corsica from anywhere, and overseas only the person's own
 * département. Only these ranges reach a département or a region, which has no point to measure from.
 */
function travelRanges(
  code: string,
  radiusKm: number,
  isFarAway: boolean,
  inside: ReadonlySet<string>,
): readonly TravelRange[] {
  const own = isFarAway ? communesWithin(departementOf(code) ?? code, 0) : [];
  const ofAllFrance = {
    travelKms: [-1],
    codes: own.flatMap((place) => (inside.has(place.code) ? [] : [place.code])),
  };
  const around = hasPoint(code) ? communesWithin(code, Math.max(...travelTiers)) : [];
  const tiers = travelTiers.filter((km) => km > radiusKm);
  // each commune once: who travels further comes from there too
  const ranges = tiers.map((_, index) => ({ travelKms: tiers.slice(index), codes: [] as string[] }));
  for (const { code: from, km } of around) {
    if (!inside.has(from)) ranges[tiers.findIndex((tier) => (km ?? 0) <= tier)]?.codes.push(from);
  }
  return [ofAllFrance, ...ranges].filter((range) => range.codes.length > 0);
}

/** The area by whose distances a list is ordered; null where it is not: a département or a region has no point. */
export const distanceAreaOf = (place: AskedPlace | null, order: FacetFilters['order']): SearchArea | null =>
  order === 'distance' && place !== null && hasPoint(place.code) ? searchAreaOf(place) : null;

/**
 * That a row has one of each list of tags and is around the place. The area's own tags are asked for beside others, so that
 * one index finds few.
 */
export function tagConditions(tagLists: readonly (readonly string[])[], place: AskedPlace | null) {
  const tags = tagLists.map(holdsTag);
  if (place === null) return tags;
  const area = searchAreaOf(place);
  const isAlone = tags.length === 0 && !area.hasDistant;
  return [...tags, ...(isAlone ? [] : [holdsTag(area.tags)]), area.condition];
}

/**
 * That a row's place holds a text, or lies in the place that it names; of an arrondissement, its commune is enough. A
 * département or a region is asked for by its tags, of which one index finds all.
 */
export function locationCondition({ text, code }: AskedLocation): RawBuilder<boolean> {
  const isWritten = sql<boolean>`location_folded like fold_text(${containsPattern(text)})`;
  if (code === null) return isWritten;
  const area = searchAreaOf({ code, radiusKm: 0, withTravellers: false });
  const place = placeOf(code);
  const communes = place?.kind === 'arrondissement' ? place.parents.slice(0, 1) : [];
  const codes = [...area.near().codes, ...communes.map((commune) => commune.code)];
  const isThere = hasPoint(code)
    ? sql`place_code = any(${codes}::text[])`
    : sql`(${holdsTag(area.tags)} and ${area.condition})`;
  return sql<boolean>`(${isWritten} or ${isThere})`;
}
