import { communesWithin } from '../places/index.ts';
import type { AskedPlace } from './asked-place.ts';

/** Communes as a walk outward from a place meets them, in parallel arrays: all of one distance in the same chunk. */
export interface RingChunk {
  readonly codes: readonly string[];
  /** Whole kilometres. */
  readonly kms: readonly number[];
  /** Whether all who are there fit, or those alone who travel as far as the place. */
  readonly areInside: readonly boolean[];
}

/** So many kilometres are more than any two communes are apart. */
const everywhereKm = 20_040;
/** A page of those who travel somewhere is most often full within so many. */
const nearKm = 50;
/**
 * A page is most often full after the first chunks, of which each commune may cost as much as a page; a walk that finds
 * little takes big ones.
 */
const firstChunk = 4;
const growth = 6;

/** The communes from so many kilometres on, in chunks; with travellers, all there are. */
export function* ringChunks(
  { code, radiusKm, withTravellers }: AskedPlace,
  fromKm: number,
): Generator<RingChunk> {
  const inside = communesWithin(code, radiusKm);
  const known = new Set(inside.map((place) => place.code));
  let most = firstChunk;
  for (const belt of withTravellers ? belts(code, Math.max(radiusKm, nearKm)) : [inside]) {
    const rest = belt.filter(({ km }) => km !== null && km >= fromKm);
    for (let start = 0; start < rest.length; most *= growth) {
      let end = Math.min(start + most, rest.length);
      while (end < rest.length && rest[end]?.km === rest[end - 1]?.km) end += 1;
      const chunk = rest.slice(start, end);
      yield {
        codes: chunk.map((place) => place.code),
        kms: chunk.map(({ km }) => km ?? 0),
        areInside: chunk.map((place) => known.has(place.code)),
      };
      start = end;
    }
  }
}

/** What lies near, and then the rest of the country, of which few walks see anything. */
function* belts(code: string, km: number) {
  yield communesWithin(code, km);
  yield communesWithin(code, everywhereKm).filter((place) => place.km !== null && place.km > km);
}
