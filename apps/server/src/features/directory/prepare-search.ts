import type { Queryable } from '../../core/db/schema.ts';
import { type FoundWords, findDirectoryWords, findsNothing } from '../../core/search/term-words.ts';
import { type Surroundings, surroundingsOf } from '../facets/index.ts';
import {
  asksIndex,
  type DirectoryConditions,
  directoryConditions,
  wordsToFind,
} from './directory-conditions.ts';
import type { DirectoryCriteria } from './directory-criteria.ts';

/** A search as the database is asked for it. */
export interface PreparedSearch {
  readonly criteria: DirectoryCriteria;
  /** What is around the place asked for. */
  readonly surroundings: Surroundings | null;
  /** Whether it is known already that nothing fits: no word contains a term. */
  readonly isHopeless: boolean;
  readonly conditions: DirectoryConditions;
  /** The same, wherever somebody is. */
  elsewhere(): DirectoryConditions;
  /** Of the directory, when its words were looked up or its size; null where the search needs neither. */
  readonly version: number | null;
}

/** Looks up the words and the communes of a search. */
export const prepareSearch = async (db: Queryable, criteria: DirectoryCriteria): Promise<PreparedSearch> =>
  searchFor(criteria, await findSearchWords(db, criteria));

/** Looks up the words alone, and the directory's size where the search needs it. */
export const findSearchWords = (db: Queryable, criteria: DirectoryCriteria): Promise<FoundWords> =>
  findDirectoryWords(db, wordsToFind(criteria), asksIndex(criteria));

/** The search for words that have been looked up. */
export function searchFor(criteria: DirectoryCriteria, { found, version, size }: FoundWords): PreparedSearch {
  const surroundings = criteria.place && surroundingsOf(criteria.place);
  return {
    criteria,
    surroundings,
    isHopeless: found.some(findsNothing),
    conditions: directoryConditions(criteria, { found, size }, surroundings),
    elsewhere: () => directoryConditions(criteria, { found, size }, null),
    version,
  };
}
