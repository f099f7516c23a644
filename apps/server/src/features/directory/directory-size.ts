import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import { sql } from 'kysely';
import { compileOnce } from '../../core/db/compile-once.ts';
import { listVersion } from '../../core/search/list-versions.repository.ts';
import { type FoundWords, sizeOf } from '../../core/search/term-words.ts';
import type { Surroundings } from '../facets/index.ts';

/** How frequent facets and trades are, from 0 to 1, by their elements; those that hardly anybody has may be missing. */
export type TagFrequencies = Readonly<Record<string, number>>;

export interface SizedDirectory {
  readonly version: number;
  /** About how many profiles it had when the database last counted them; negative before that. */
  readonly size: number;
  /** Of those asked for, as the database last found; null where nobody needs them or nothing is known. */
  readonly tagFrequencies: TagFrequencies | null;
}

/** What is known of a search's words, or of its facets and trades where it has none. */
export type KnownOfSearch = Pick<FoundWords, 'found' | 'size'> & Pick<SizedDirectory, 'tagFrequencies'>;

/** What the database knows of a directory without reading it. Of one that is counted in any case, no tag is looked up. */
export const readDirectorySize = compileOnce(
  (_db, tags: readonly string[]) => sql<SizedDirectory>`
    with counted as materialized (select ${sizeOf('directory')} as size)
    select ${listVersion('directory')} as version, size, case when size > ${sql.lit(mostCounted)} then (
      select json_object_agg(tag, often)
      from pg_stats cross join lateral
        unnest(most_common_elems::text::text[], most_common_elem_freqs::float8[]) as known (tag, often)
      where schemaname = any(current_schemas(false)) and tablename = 'directory_profiles'
        and attname in ('trades', 'facets') and tag = any(${tags}::text[])
    ) end as "tagFrequencies" from counted`,
);

/** About how many people there are: where they are, tells about how many profiles are there. */
const populationOfFrance = 68_000_000;

/** Of those who have one tag, more have another than of all: so many times as many at most, nearly always. */
const mostRelated = 2.5;

interface Asked {
  /** Somebody fits who has one of each. */
  readonly tagLists: readonly (readonly string[])[];
  readonly surroundings: Surroundings | null;
}

/**
 * Whether those who fit are hardly more than are counted, so that a sample would cost more than it saves. Who travels to
 * a place may be anywhere.
 */
export function areLikelyCounted(
  { size, tagFrequencies }: Pick<SizedDirectory, 'size' | 'tagFrequencies'>,
  { tagLists, surroundings }: Asked,
): boolean {
  if (size < 0) return false;
  if (size <= mostCounted) return true;
  if (tagFrequencies === null) return false;
  const isAnywhere = surroundings === null || surroundings.reaches.length > 0;
  const near = isAnywhere ? 1 : Math.min(1, surroundings.population / populationOfFrance);
  const frequencyOf = (tags: readonly string[]) =>
    Math.min(
      1,
      tags.reduce((sum, tag) => sum + (tagFrequencies[tag] ?? 0), 0),
    );
  const expected = tagLists.reduce((share, tags) => share * frequencyOf(tags), near) * size;
  return expected * mostRelated < mostCounted;
}
