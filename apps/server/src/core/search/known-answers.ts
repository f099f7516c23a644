/** What a search was answered, when its list had been changed so many times. */
export interface KnownAnswer<Value> {
  readonly version: number;
  readonly answer: Promise<Value>;
}

/** Answers to searches, kept for as long as the list stays what it was. */
export interface KnownAnswers<Value> {
  /**
   * The answer to the search named by `key`: what was found at this version of the list or a later one, or what `find`
   * finds now. The version must have been read before anything that `find` builds on.
   */
  at(version: number, key: string, find: () => Promise<Value>): Promise<Value>;
  /** The answer that `at` would give while the list is at the version that it tells; null where none is known. */
  last(key: string): KnownAnswer<Value> | null;
}

/** Totals of searches, kept for as long as the list stays what it was. */
export type KnownTotals = KnownAnswers<number>;

const mostKept = 2_000;

/** Finds once what many ask for at once, and forgets what was not asked for the longest. */
export function createKnownAnswers<Value>(most = mostKept): KnownAnswers<Value> {
  const known = new Map<string, KnownAnswer<Value>>();

  /** The last one asked for stands last. */
  function remember(key: string, found: KnownAnswer<Value>): void {
    known.delete(key);
    known.set(key, found);
    if (known.size > most) known.delete(known.keys().next().value ?? key);
  }

  function findNow(version: number, key: string, find: () => Promise<Value>): KnownAnswer<Value> {
    const found = { version, answer: find() };
    found.answer.catch(() => {
      if (known.get(key) === found) known.delete(key);
    });
    return found;
  }

  return {
    last(key) {
      const kept = known.get(key) ?? null;
      if (kept) remember(key, kept);
      return kept;
    },
    at(version, key, find) {
      const kept = known.get(key);
      const found = kept && kept.version >= version ? kept : findNow(version, key, find);
      remember(key, found);
      return found.answer;
    },
  };
}

export const createKnownTotals = (most?: number): KnownTotals => createKnownAnswers(most);
