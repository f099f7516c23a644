import { type RawBuilder, sql } from 'kysely';
import { firstMet, mostMet, wordsAtOnce } from '../../core/search/word-groups.ts';
import { columnOf, type Walk, walkParts } from './directory-walk.ts';
import type { ByWordGroups } from './held-words.ts';

interface Fetching {
  /** Where this holds, nothing is fetched. */
  readonly unless: RawBuilder<unknown>;
  /** So many are as good as all; as many as there are, unless told. */
  readonly enough?: number;
}

/** The query `fitting`: what fits, by index and in no order. */
export function fittingQueries(walk: Walk, { unless, enough }: Fetching): RawBuilder<unknown> {
  const { byWordGroups, fetch } = walk.conditions;
  const fetched = (besides: RawBuilder<unknown>) => fittingWhere(walk, sql`not ${besides} and ${fetch}`);
  if (byWordGroups === null) return sql`fitting as materialized (${fetched(unless)})`;
  const isEnough =
    enough === undefined ? sql`false` : sql`(select count(*) >= ${sql.lit(enough)} from first_met)`;
  const isCut = sql`(select count(*) >= ${sql.lit(mostMet)} from met)`;
  return sql`
    ${meeting(walk, byWordGroups, unless)}, first_met as materialized (
      select distinct * from (select * from met limit ${sql.lit(firstMet)}) as met
    ), fitting as materialized (
      select * from first_met where ${isEnough}
      union all select distinct * from met where not ${isEnough} and not ${isCut}
      union all ${fetched(sql`(${unless} or ${isEnough} or not ${isCut})`)}
    )`;
}

/** The query `fitting` of all that fits, with whether more holds for it as `is_narrower`. */
export const fittingOrNarrower = (walk: Walk, more: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`fitting as materialized (${fittingWhere(
    walk,
    walk.conditions.fetch,
    sql`, (${more}) as is_narrower`,
  )})`;

/** Its own `with` query, so that it is planned for all there is. */
function fittingWhere(
  walk: Walk,
  condition: RawBuilder<unknown>,
  besides: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const { lap, isAhead } = walkParts(walk);
  return sql`
    select profile_id, kind, ${columnOf(walk.shuffle)} as position, ${lap} as lap ${besides}
    from directory_profiles where ${isAhead} and ${condition}`;
}

/** Who has one of a term's words, some of them several times. `offset 0` keeps comparing words out of the join. */
function meeting(
  walk: Walk,
  { words, besides }: ByWordGroups,
  unless: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    word_groups as materialized (
      select array_agg(word) as words from unnest(${words}::text[]) with ordinality as known (word, place)
      where not ${unless} group by place / ${sql.lit(wordsAtOnce)}
    ), met as materialized (
      select holding.* from word_groups cross join lateral (
        ${fittingWhere(walk, sql`${besides} and words && word_groups.words`)} offset 0
      ) as holding limit ${sql.lit(mostMet)}
    )`;
}
