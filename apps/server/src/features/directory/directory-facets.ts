import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { DirectoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import { sql } from 'kysely';
import type { AppContext } from '../../core/context/app-context.ts';
import { countEnd } from '../../core/search/bounded-total.ts';
import type { KnownAnswers } from '../../core/search/known-answers.ts';
import { countedColumns, countFacets, type FoundRows, type KnownFacets } from '../facets/index.ts';
import { firstSample, lastPosition } from './directory.repository.ts';
import type { DirectoryConditions } from './directory-conditions.ts';
import { type DirectoryCriteria, readCriteria } from './directory-criteria.ts';
import { countSearch, type PageSource } from './directory-pages.ts';
import { areLikelyCountedAround, readDirectorySize } from './directory-size.ts';
import { prepareSearch } from './prepare-search.ts';
import { shuffleOf } from './shuffle.ts';

export interface FacetContext extends PageSource, Pick<AppContext, 'clock'> {
  /** Of the directory. */
  readonly facets: KnownAnswers<KnownFacets>;
}

/** What can narrow a search of the directory. */
export async function countDirectoryFacets(
  { db, clock, totals, facets }: FacetContext,
  filters: DirectoryFilters,
): Promise<FacetCounts> {
  const criteria = readCriteria(filters, parisDay(clock.now()));
  const [{ version, size } = { version: 0, size: 0 }] = await readDirectorySize(db, []);
  const find = async (narrower: DirectoryCriteria): Promise<FoundRows> => {
    const search = await prepareSearch(db, narrower);
    const key = JSON.stringify(narrower);
    const known = totals.last(key);
    const isKnown = known !== null && known.version >= version;
    const { isByPlaceAlone } = search.conditions;
    // the index of places counts many without the rows; few are counted as they are read
    const isCountedFirst = isByPlaceAlone && !areLikelyCountedAround(size, search.surroundings);
    if (isKnown || search.isHopeless || isCountedFirst) {
      const total = await countSearch({ db, totals }, search, version);
      return { total, all: allOf(search.conditions), some: sampleOf(search.conditions) };
    }
    const sample = isByPlaceAlone
      ? undefined
      : firstSample({ ...search, shuffle: shuffleOf('a'), after: null, take: 1 }, countedColumns);
    return {
      total: null,
      all: allOf(search.conditions, sample && sql`not (select is_many from sample) and`),
      some: sampleOf(search.conditions),
      sample,
      learnTotal: (total) => void totals.at(version, key, () => Promise.resolve(total)),
    };
  };
  return countFacets({ db, known: facets, version, keyOf: JSON.stringify, find }, criteria);
}

/** Who stands for more than are counted: positions are drawn at random. */
const isDrawn = sql`shuffle_b < ${sql.lit(Math.floor(lastPosition / 10))}`;

function allOf({ fetch }: DirectoryConditions, unless = sql``) {
  return sql`
    select ${countedColumns}, ${isDrawn} as is_drawn from directory_profiles
    where ${unless} ${fetch} limit ${countEnd}`;
}

/** Positions are drawn at random, so that those who come first in an order stand for all. */
const lookedAt = 5_000;
const mostInSample = 1_000;

function sampleOf({ walk }: DirectoryConditions) {
  return sql`
    select ${countedColumns} from (select * from directory_profiles order by shuffle_b, profile_id limit ${lookedAt}) as seen
    where ${walk} limit ${mostInSample}`;
}
