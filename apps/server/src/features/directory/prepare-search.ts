import type { Queryable } from '../../core/db/schema.ts';
import { type FoundWords, findDirectoryWords, findsNothing } from '../../core/search/term-words.ts';
import { groundTags, type Surroundings, surroundingsOf } from '../facets/index.ts';
import {
  askedTags,
  asksTags,
  type DirectoryConditions,
  directoryConditions,
  wordsToFind,
} from './directory-conditions.ts';
import type { DirectoryCriteria } from './directory-criteria.ts';
import { type KnownOfSearch, readDirectorySize } from './directory-size.ts';

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

async function lookUp(
  db: Queryable,
  criteria: DirectoryCriteria,
  surroundings: Surroundings | null,
): Promise<KnownOfSearch & Pick<FoundWords, 'version'>> {
  const words = wordsToFind(criteria);
  if (words.length > 0 || !asksTags(criteria))
    return { ...(await findDirectoryWords(db, words)), tagFrequencies: null };
  const grounds = surroundings === null ? [] : groundTags(surroundings);
  const [sized] = await readDirectorySize(db, [...askedTags(criteria).flat(), ...grounds]);
  return { found: [], version: null, size: 0, tagFrequencies: null, ...sized };
}

/** Looks up the words and the communes of a search, and the directory's size where it needs that. */
export async function prepareSearch(db: Queryable, criteria: DirectoryCriteria): Promise<PreparedSearch> {
  const surroundings = criteria.place && surroundingsOf(criteria.place);
  const known = await lookUp(db, criteria, surroundings);
  const { found, version } = known;
  return {
    criteria,
    surroundings,
    isHopeless: found.some(findsNothing),
    conditions: directoryConditions(criteria, known, surroundings),
    elsewhere: () => directoryConditions(criteria, known, null),
    found,
    version,
  };
}
