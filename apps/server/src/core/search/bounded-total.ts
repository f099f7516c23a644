import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import { type RawBuilder, sql } from 'kysely';

/** Where counting ends: who counts this many says that there are more than are told. */
export const countEnd = mostCounted + 1;

/** A counted number as callers are told it. */
export function presentTotal(counted: number): { total: number; isTotalExact: boolean } {
  return { total: Math.min(counted, mostCounted), isTotalExact: counted <= mostCounted };
}

/**
 * Whether so many hits in a sample prove more than are counted, of whom so many would be expected: less than one in 10¹²
 * samples says so wrongly (Bernstein's bound).
 */
export const provesMany = (hits: RawBuilder<unknown>, expected: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${hits} > ${expected} + 10 + sqrt(85 + 56 * ${expected})`;
