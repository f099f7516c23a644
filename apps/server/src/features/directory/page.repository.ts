import { type RawBuilder, sql } from 'kysely';
import { prepareShapes } from '../../core/db/prepared-statements.ts';
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
  if (walk.conditions.areNone) return readPlainPage(db, walk);
  const { rows } = await pageQuery(walk, total).execute(db);
  return rows[0] ?? nothing;
}

type Ahead = [position: number, profileId: string] | [];

/** Four columns, two directions, first pages and later ones. */
const plainPages = prepareShapes<[start: number, ...Ahead], ReadPage>(64);

/** The total counts for nothing where there are no conditions. */
async function readPlainPage(db: Queryable, walk: Walk): Promise<ReadPage> {
  const { shuffle, after, take } = walk;
  const shape = `${shuffle.column} ${shuffle.direction} ${take} ${after?.lap}`;
  const plain = plainPages(shape, (_, start, position = 0, profileId = '') =>
    pageQuery(
      {
        ...walk,
        shuffle: { ...shuffle, start },
        after: after && { ...after, position, profileId },
      },
      0,
    ),
  );
  const ahead: Ahead = after ? [after.position, after.profileId] : [];
  const [page] = await plain(db, shuffle.start, ...ahead);
  return page ?? nothing;
}

/** PostgreSQL puts rows together as JSON, which is read faster than as many columns. */
function pageQuery(walk: Walk, total: number): RawBuilder<ReadPage> {
  const { order } = walkParts(walk);
  const shown = walk.take - 1;
  return sql<ReadPage>`
    with places (profile_id, kind, position, lap) as materialized (${walkQuery(walk, total)})
    select ${listVersion('directory')} as version,
      (select json_build_object('profileId', profile_id, 'kind', kind, 'position', position, 'lap', lap)
        from places where (select count(*) = ${sql.lit(walk.take)} from places)
        order by ${order} offset ${sql.lit(shown - 1)} limit 1) as last,
      ${cardsInOrder(sql`array(select profile_id from places order by ${order} limit ${sql.lit(shown)})`)} as cards`;
}
