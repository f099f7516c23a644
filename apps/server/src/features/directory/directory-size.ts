import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { listVersion } from '../../core/search/list-versions.repository.ts';
import { type FoundWords, sizeOf } from '../../core/search/term-words.ts';
import { type Surroundings, shareAround } from '../facets/index.ts';

/** How frequent are facets, trades, kinds and `groundTags`, from 0 to 1; those that hardly anybody has may be missing. */
export type TagFrequencies = Readonly<Record<string, number>>;

export interface SizedDirectory {
  readonly version: number;
  /** About how many profiles it had when the database last counted them; negative before that. */
  readonly size: number;
  /** Of those asked for, as the database last found; null in a small directory, or before the database looked. */
  readonly tagFrequencies: TagFrequencies | null;
}

/** What is known of a search's words, or of its facets and trades where it has none. */
export type KnownOfSearch = Pick<FoundWords, 'found' | 'size'> & Pick<SizedDirectory, 'tagFrequencies'>;

/** Of so few, as many are found as an estimate would tell. */
const fewestEstimated = 4_000;

/** Asked for with the rest, which may all be rare: where not even this is known, there are no figures. */
const usualKind = 'freelance';

/** What the database knows of a directory without reading it; of a small one, or asked for no tags, its size alone. */
export async function readDirectorySize(db: Queryable, tags: readonly string[]): Promise<SizedDirectory[]> {
  const { rows } = await sql<SizedDirectory>`
    with counted as materialized (select ${sizeOf('directory')} as size)
    select ${listVersion('directory')} as version, size, case when size >= ${sql.lit(fewestEstimated)} and cardinality(${tags}::text[]) > 0 then (
      select json_object_agg(tag, often)
      from pg_stats cross join lateral unnest(
        coalesce(most_common_elems, most_common_vals)::text::text[],
        coalesce(most_common_elem_freqs, most_common_freqs)::float8[]
      ) as known (tag, often)
      where schemaname = any(current_schemas(false))
        and tablename in ('directory_profiles', 'directory_words_of')
        and attname in ('trades', 'facets', 'kind', 'directory_reaches') and (tag = any(${tags}::text[]) or tag = ${sql.lit(usualKind)})
    ) end as "tagFrequencies" from counted`.execute(db);
  return rows;
}

/** Whether a directory has so few that nobody estimates how many fit. */
export const isSmall = (size: number): boolean => size >= 0 && size < fewestEstimated;

/** How many have one of these, from 0 to 1, were each as frequent among those who have another. */
const frequencyIn =
  (frequencies: TagFrequencies) =>
  (tags: readonly string[]): number =>
    1 - tags.reduce((share, tag) => share * (1 - (frequencies[tag] ?? 0)), 1);

/** From here on, comparing who has the rest costs less than looking them up among so many. */
const leastCommon = 0.6;

/** Whether most people have one of these, as far as is known. */
export const areCommon = (tags: readonly string[], frequencies: TagFrequencies | null): boolean =>
  frequencies !== null && frequencyIn(frequencies)(tags) >= leastCommon;

interface Asked {
  /** Somebody fits who has one of each. */
  readonly tagLists: readonly (readonly string[])[];
  readonly surroundings: Surroundings | null;
}

/**
 * About how many fit, were each thing that is asked for as frequent among those who have the others; null where nothing is
 * known of it. Of a small directory, none: nobody need look.
 */
export function expectedFits(
  { size, tagFrequencies }: Pick<SizedDirectory, 'size' | 'tagFrequencies'>,
  { tagLists, surroundings }: Asked,
): number | null {
  if (isSmall(size)) return 0;
  if (tagFrequencies === null) return null;
  const frequencyOf = frequencyIn(tagFrequencies);
  const around = surroundings === null ? 1 : shareAround(surroundings, frequencyOf);
  return tagLists.reduce((expected, tags) => expected * frequencyOf(tags), size * around);
}

/** About how many live in France (INSEE, 2025), those of arrondissements counted in their town as well. */
const livingInFrance = 72_000_000;

/** Some do not say where they are; and counting a few more to the end costs no more than counting them twice. */
const mostAround = 1.25 * mostCounted;

/** Whether those around are likely hardly more than are counted, were a directory of this size spread as people are. */
export const areLikelyCountedAround = (
  size: number,
  surroundings: Pick<Surroundings, 'population'> | null,
): boolean => surroundings !== null && (size * surroundings.population) / livingInFrance < mostAround;

/** Of those who have one thing, more have another than of all: so many times as many at most, nearly always. */
const mostRelated = 2.5;

/**
 * Whether those who fit are hardly more than are counted, so that a sample would cost more than it saves, of a directory
 * of this size and of so many who are expected to.
 */
export function areLikelyCounted(size: number, expected: number | null): boolean {
  if (size >= 0 && size <= mostCounted) return true;
  return expected !== null && expected * mostRelated < mostCounted;
}
