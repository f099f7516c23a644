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
/** A page is most often full after the first chunk, and what it takes is small; a walk that finds little takes big ones. */
const firstChunk = 300;
const growth = 6;

/** The communes from so many kilometres on, in chunks; with travellers, all there are. */
export function* ringChunks(
  { code, radiusKm, withTravellers }: AskedPlace,
  fromKm: number,
): Generator<RingChunk> {
  const inside = communesWithin(code, radiusKm);
  const known = new Set(inside.map((place) => place.code));
  const around = withTravellers ? communesWithin(code, everywhereKm) : inside;
  const rest = around.filter(({ km }) => km !== null && km >= fromKm);
  for (let [start, most] = [0, firstChunk]; start < rest.length; most *= growth) {
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
