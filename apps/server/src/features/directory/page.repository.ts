import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { listVersion } from '../../core/search/list-versions.repository.ts';
import { type CardRow, cardRows } from './cards.repository.ts';
import { type DirectoryPlace, walkQuery } from './directory.repository.ts';
import { type Walk, walkParts } from './directory-walk.ts';

/** A page as one statement reads it. */
interface ReadPage {
  /** Of the directory, at the moment of the page. */
  readonly version: number;
  readonly places: readonly DirectoryPlace[];
  readonly cards: readonly CardRow[];
}

/**
 * The next places of a walk whose total is known, as `walkDirectory` finds them, with their cards. PostgreSQL puts them
 * together as JSON, which is read faster than as many columns.
 */
export async function readPage(db: Queryable, walk: Walk, total: number): Promise<ReadPage> {
  const { order } = walkParts(walk);
  const cards = cardRows((kind) => sql`array(select profile_id from places where kind = ${sql.lit(kind)})`);
  const { rows } = await sql<ReadPage>`
    with places (profile_id, kind, position, lap) as materialized (${walkQuery(walk, total)})
    select ${listVersion('directory')} as version,
      (select coalesce(json_agg(json_build_object(
        'profileId', profile_id, 'kind', kind, 'position', position, 'lap', lap
      ) order by ${order}), '[]') from places) as places,
      (select coalesce(json_agg(card), '[]') from (${cards}) as card) as cards`.execute(db);
  return rows[0] ?? { version: 0, places: [], cards: [] };
}
