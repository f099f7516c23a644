import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../../core/db/prepared-statements.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { listVersion } from '../../core/search/list-versions.repository.ts';
import { type CardRow, cardsInOrder } from './cards.repository.ts';
import { type DirectoryPlace, walkQuery } from './directory.repository.ts';
import { type Walk, walkParts } from './directory-walk.ts';

interface ReadPage {
  /** Of the directory, at the moment of the page. */
  readonly version: number;
  /** The page's last, where there are more. */
  readonly last: DirectoryPlace | null;
  /** Of the page's profiles, in the walk's order. */
  readonly cards: readonly CardRow[];
}

const nothing: ReadPage = { version: 0, last: null, cards: [] };

/**
 * The next profiles of a walk whose total is known, as `walkDirectory` finds them: their cards. The walk takes one more
 * than the page shows, to tell whether there are more.
 */
export async function readPage(db: Queryable, walk: Walk, total: number): Promise<ReadPage> {
  const { rows } = await pageQuery(walk, total).execute(db);
  return rows[0] ?? nothing;
}

/** PostgreSQL puts rows together as JSON, which is read faster than as many columns. */
function pageQuery(walk: Walk, total: number): RawBuilder<ReadPage> {
  const { order } = walkParts(walk);
  const shown = walk.take - 1;
  // with conditions, the best plan depends on their values
  const kept = walk.conditions.areNone ? prepared : sql``;
  return sql<ReadPage>`
    ${kept} with places (profile_id, kind, position, lap) as materialized (${walkQuery(walk, total)})
    select ${listVersion('directory')} as version,
      (select json_build_object('profileId', profile_id, 'kind', kind, 'position', position, 'lap', lap)
        from places where (select count(*) = ${sql.lit(walk.take)} from places)
        order by ${order} offset ${sql.lit(shown - 1)} limit 1) as last,
      ${cardsInOrder(sql`array(select profile_id from places order by ${order} limit ${sql.lit(shown)})`)} as cards`;
}
