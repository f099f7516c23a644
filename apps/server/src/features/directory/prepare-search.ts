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
export interface PreparedSearch extends Pick<FoundWords, 'found' | 'version'> {
  readonly criteria: DirectoryCriteria;
  /** What is around the place asked for. */
  readonly surroundings: Surroundings | null;
  /** Whether it is known already that nothing fits: no word contains a term. */
  readonly isHopeless: boolean;
  readonly conditions: DirectoryConditions;
  /** The same, wherever somebody is. */
  elsewhere(): DirectoryConditions;
}

/** Looks up the words and the communes of a search, and the directory's size where it needs that. */
export async function prepareSearch(db: Queryable, criteria: DirectoryCriteria): Promise<PreparedSearch> {
  const { found, version, size } = await findDirectoryWords(db, wordsToFind(criteria), asksIndex(criteria));
  const surroundings = criteria.place && surroundingsOf(criteria.place);
  return {
    criteria,
    surroundings,
    isHopeless: found.some(findsNothing),
    conditions: directoryConditions(criteria, { found, size }, surroundings),
    elsewhere: () => directoryConditions(criteria, { found, size }, null),
    found,
    version,
  };
}
