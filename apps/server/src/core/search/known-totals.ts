/** How many rows a search found, when its list had been changed so many times. */
interface KnownTotal {
  readonly version: number;
  readonly total: Promise<number>;
}

/** Totals of searches, kept for as long as the list stays what it was. */
export interface KnownTotals {
  /**
   * The total of the search named by `key`: what was counted at this version of the list or a later one, or what `count`
   * counts now. The version must have been read before anything that `count` builds on.
   */
  at(version: number, key: string, count: () => Promise<number>): Promise<number>;
}

const mostKept = 2_000;

/** Counts once what many ask for at once, and forgets what was not asked for the longest. */
export function createKnownTotals(most = mostKept): KnownTotals {
  const known = new Map<string, KnownTotal>();

  function remember(key: string, counted: KnownTotal): void {
    known.delete(key);
    known.set(key, counted);
    if (known.size > most) known.delete(known.keys().next().value ?? key);
    counted.total.catch(() => {
      if (known.get(key) === counted) known.delete(key);
    });
  }

  return {
    at(version, key, count) {
      const kept = known.get(key);
      const counted = kept && kept.version >= version ? kept : { version, total: count() };
      remember(key, counted);
      return counted.total;
    },
  };
}
