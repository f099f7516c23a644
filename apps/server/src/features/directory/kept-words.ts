import { LRUCache } from 'lru-cache';
import type { FoundWords } from '../../core/search/term-words.ts';

/** Words that were found for searches, kept while the directory stays what it was. */
export interface KeptWords {
  /** Of the search named by `key`; null where none were found since the directory's last known change. */
  of(key: string): KeptFound | null;
  /** What was found at an earlier version, for whatever search, is no longer used. */
  keep(key: string, found: FoundWords): void;
}

/** What the database was asked for. */
export interface KeptFound extends FoundWords {
  readonly version: number;
}

/** Of all kept searches together: some ten megabytes at most. */
const mostWords = 200_000;

const wordsOf = ({ found }: FoundWords) =>
  found.reduce((sum, { term, words }) => sum + term.length + (words?.length ?? 0), 1);

/** Forgets what was not asked for the longest. */
export function createKeptWords(most = mostWords): KeptWords {
  const kept = new LRUCache<string, KeptFound>({ maxSize: most, sizeCalculation: wordsOf });
  let newest = 0;
  return {
    of(key) {
      const found = kept.get(key);
      return found && found.version >= newest ? found : null;
    },
    keep(key, { version, ...found }) {
      // a search that asks the database for nothing has no version
      if (version === null) return;
      newest = Math.max(newest, version);
      kept.set(key, { version, ...found });
    },
  };
}
