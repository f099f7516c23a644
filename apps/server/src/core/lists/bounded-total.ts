import { mostCounted } from '@mitoyen/contract/core/totals.ts';

/** Where counting ends: a count of this many says that there are more than are told. */
export const countEnd = mostCounted + 1;

/** A counted number as callers are told it. */
export function presentTotal(counted: number): { total: number; isTotalExact: boolean } {
  return { total: Math.min(counted, mostCounted), isTotalExact: counted <= mostCounted };
}
