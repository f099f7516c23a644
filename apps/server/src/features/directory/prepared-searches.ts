import { LRUCache } from 'lru-cache';
import type { PreparedSearch } from './prepare-search.ts';

/** Searches whose words were looked up, kept while the directory stays what it was. */
export interface PreparedSearches {
  /** The search named by `key`; null where it was not made since the directory's last known change. */
  of(key: string): KnownSearch | null;
  /** What was found at an earlier version, for whatever search, is no longer used. */
  keep(key: string, search: PreparedSearch): void;
}

/** A search that the database was asked for. What is around its place is kept elsewhere, for fewer of them. */
export type KnownSearch = Pick<PreparedSearch, 'conditions'> & { readonly version: number };

/** Words of all kept searches together: some ten megabytes at most. */
const mostWords = 200_000;
/** Conditions take as much memory as so many words. */
const conditionsAsWords = 100;
/** Of communes, a list holds what is in memory anyway: so many take as much as a word. */
const communesAWord = 5;

function weightOf({ found, surroundings }: PreparedSearch): number {
  const words = found.reduce((sum, { term, words }) => sum + term.length + (words?.length ?? 0), 0);
  const lists = surroundings === null ? [] : [surroundings, ...surroundings.reaches];
  const communes = lists.reduce((sum, { codes }) => sum + codes.length, 0);
  return conditionsAsWords + words + Math.ceil(communes / communesAWord);
}

/** Forgets what was not asked for the longest. */
export function createPreparedSearches(most = mostWords): PreparedSearches {
  const kept = new LRUCache<string, KnownSearch>({ maxSize: most });
  let newest = 0;
  return {
    of(key) {
      const search = kept.get(key);
      return search && search.version >= newest ? search : null;
    },
    keep(key, search) {
      const { version, conditions } = search;
      // a search that asks the database for nothing has no version
      if (version === null) return;
      newest = Math.max(newest, version);
      kept.set(key, { version, conditions }, { size: weightOf(search) });
    },
  };
}
