import { mostCounted } from '@mitoyen/contract/core/totals.ts';

/** Counts what is listed, as far as totals are exact and one more. */
export const countOf = (table: string, condition: string) =>
  `select count(*)::int as counted from (select from ${table} where ${condition} limit ${mostCounted + 1}) listed`;

/** Totals counted once and then kept for ever: the least that can be done for them. */
export function createTotals() {
  const known = new Map<string, Promise<number>>();
  return (key: string, count: () => Promise<number>): Promise<number> => {
    const total = known.get(key) ?? count();
    known.set(key, total);
    return total;
  };
}

/** A counted number as callers are told it. */
export const toldTotal = (counted: number) => ({
  total: Math.min(counted, mostCounted),
  isTotalExact: counted <= mostCounted,
});
