import { readSearch } from '@mitoyen/contract/features/directory/directory.rules.ts';
import type { ProfilePage } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { DirectoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { countEnd, presentTotal } from '../../core/search/bounded-total.ts';
import type { KnownTotals } from '../../core/search/known-totals.ts';
import { readListVersion } from '../../core/search/list-versions.repository.ts';
import { findDirectoryWords, findsNothing } from '../../core/search/term-words.ts';
import { findCards } from './cards.repository.ts';
import { type DirectoryPlace, type FirstLook, lookFirst, walkDirectory } from './directory.repository.ts';
import { directoryConditions, wordsToFind } from './directory-conditions.ts';
import { readCriteria } from './directory-criteria.ts';
import { readDirectoryCursor, writeDirectoryCursor } from './directory-cursor.ts';
import type { Walk } from './directory-walk.ts';
import { newSeed, shuffleOf } from './shuffle.ts';

export interface DirectorySearch extends DirectoryFilters {
  readonly seed?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface SearchContext extends Pick<AppContext, 'db'> {
  /** Of the directory. */
  readonly totals: KnownTotals;
}

/** A page of the directory in the order of its seed; without a seed, in a new order. A cursor's own seed comes first. */
export async function searchDirectory(
  { db, totals }: SearchContext,
  { seed: givenSeed, cursor, limit, ...filters }: DirectorySearch,
): Promise<ProfilePage> {
  const after = cursor === undefined ? null : readDirectoryCursor(cursor);
  const seed = after?.seed ?? givenSeed ?? newSeed();
  const version = after ? 0 : await readListVersion(db, 'directory');
  const criteria = readCriteria(filters);
  const found = await findDirectoryWords(db, wordsToFind(criteria));
  const walk = {
    shuffle: shuffleOf(seed),
    conditions: directoryConditions(criteria, found),
    after,
    take: limit + 1,
  };
  let first: FirstLook | null = null;
  const look = async () => {
    first = found.some(findsNothing) ? { counted: 0, places: [] } : await lookFirst(db, walk);
    return first.counted;
  };
  const total = after ? after.total : await totals.at(version, JSON.stringify(criteria), look);
  const places = await placesOf(db, walk, total, first);
  const page = places.slice(0, limit);
  const ids = page.map(({ profileId }) => profileId);
  const cards = await findCards(db, ids);
  const { ignored } = readSearch(filters.search);
  const last = places.length > limit ? page.at(-1) : undefined;
  return {
    items: page.flatMap(({ profileId }) => cards.get(profileId) ?? []),
    ...presentTotal(total),
    nextCursor: last ? writeDirectoryCursor({ ...last, total, seed }) : null,
    seed,
    ...(ignored.length > 0 && { ignoredTerms: [...ignored] }),
  };
}

/** The page that the first look found, unless somebody else had looked or it is short of what there is. */
async function placesOf(
  db: AppContext['db'],
  walk: Walk,
  total: number,
  first: FirstLook | null,
): Promise<readonly DirectoryPlace[]> {
  if (first && (total < countEnd || first.places.length === walk.take)) return first.places;
  return total === 0 ? [] : walkDirectory(db, walk, total);
}
