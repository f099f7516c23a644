import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import type { Walk } from './directory-walk.ts';
import { type Shuffle, type ShuffleColumn, shuffleColumns } from './shuffle.ts';

/** Each order is cut into so many arcs of the same length: migration 0115. */
const arcCount = 256;
export const arcLength = 2 ** 31 / arcCount;

/** Fewer are all fetched: that costs less than looking for the first of them among all profiles. */
export const fewestLookedFor = 1_500;

/**
 * The same of those on arcs, in a directory of this size: the fewer fit, the more people stand on the arcs that hold a
 * page, and the less is fetched. Both cost the same here, as measured at 100,000 and at a million profiles.
 */
const fewestOnArcs = (size: number): number => Math.sqrt(2.5 * Math.max(size, 10_000));

/** The arc of its order that a position stands on. */
export const arcOf = (position: number): number => Math.floor(position / arcLength);

const inRing = (arc: number): number => (arc + arcCount) % arcCount;

/** As the index has it: each order's arcs come after those of the one before it. */
const numberOf = (column: ShuffleColumn, arc: number): number =>
  shuffleColumns.indexOf(column) * arcCount + inRing(arc);

/**
 * The numbers of the arcs ahead of a walk on which its next page most likely stands (in all but one case in 10⁵), of
 * `total` that fit in all, or of `most` where a total is told no further; null where these are most of what is left, or
 * where so few fit that fetching all costs less.
 */
export function arcsAhead(
  { shuffle, after, take }: Walk,
  size: number,
  total: number,
  most = mostCounted,
): number[] | null {
  if (total < fewestOnArcs(size)) return null;
  const expected = take + 5 * Math.sqrt(take) + 5;
  // the first one may be behind for the most part
  const count = Math.ceil((arcCount * expected) / Math.min(total, most)) + 1;
  const step = shuffle.direction === 'asc' ? 1 : -1;
  const start = arcOf(shuffle.start);
  const first = after ? arcOf(after.position) : start;
  // what is behind the start comes last, and shares its arc with what comes first
  const isLast = after?.lap === 1 && first === start;
  if (isLast || count > arcCount / 4) return null;
  const arcs: number[] = [];
  for (let arc = first; arcs.length < count; arc = inRing(arc + step)) {
    if (arc === start && arcs.length > 0) break;
    arcs.push(numberOf(shuffle.column, arc));
  }
  return arcs;
}

/** The numbers of the first so many arcs of a walk, and the part of all that stands on them: a sample of all. */
export function arcsSampled(
  { column, direction, start }: Shuffle,
  sampled: number,
): { arcs: number[]; part: number } {
  const step = direction === 'asc' ? 1 : -1;
  const arcs = Array.from({ length: sampled }, (_, index) => numberOf(column, arcOf(start) + step * index));
  return { arcs, part: sampled / arcCount };
}
