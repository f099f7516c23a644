import { type RawBuilder, sql } from 'kysely';
import { FixedStatements } from '../../core/db/compile-once.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { listVersion } from '../../core/search/list-versions.repository.ts';
import { type CardRow, cardRows } from './cards.repository.ts';
import { type DirectoryPlace, walkQuery } from './directory.repository.ts';
import { type Walk, walkParts } from './directory-walk.ts';

interface ReadPlaces {
  /** Of the directory, at the moment of the page. */
  readonly version: number;
  readonly places: readonly DirectoryPlace[];
}

interface ReadPage extends ReadPlaces {
  readonly cards: readonly CardRow[];
}

const nothing: ReadPage = { version: 0, places: [], cards: [] };

/**
 * The next places of a walk whose total is known, as `walkDirectory` finds them. Their cards are left to a statement that
 * is prepared: this one is planned for its values each time.
 */
export async function readPlaces(db: Queryable, walk: Walk, total: number): Promise<ReadPlaces> {
  const { rows } = await sql<ReadPlaces>`${placesOf(walk, total)} select ${columnsOf(walk)}`.execute(db);
  return rows[0] ?? nothing;
}

type Ahead = [position: number, profileId: string] | [];

/** Four columns, two directions, first pages and later ones. */
const plainPages = new FixedStatements<[start: number, ...Ahead], ReadPage>(64);

/**
 * The same for a walk without conditions, with the cards. PostgreSQL puts them together as JSON, which is read faster
 * than as many columns.
 */
export async function readPlainPage(db: Queryable, walk: Walk): Promise<ReadPage> {
  const { shuffle, after, take } = walk;
  const shape = `${shuffle.column} ${shuffle.direction} ${take} ${after?.lap}`;
  const plain = plainPages.of(shape, (_, start, position = 0, profileId = '') =>
    plainPageQuery({
      ...walk,
      shuffle: { ...shuffle, start },
      after: after && { ...after, position, profileId },
    }),
  );
  const ahead: Ahead = after ? [after.position, after.profileId] : [];
  const [page] = await plain(db, shuffle.start, ...ahead);
  return page ?? nothing;
}

/** The total counts for nothing where there are no conditions. */
function plainPageQuery(walk: Walk): RawBuilder<ReadPage> {
  const cards = cardRows((kind) => sql`array(select profile_id from places where kind = ${sql.lit(kind)})`);
  return sql<ReadPage>`
    ${placesOf(walk, 0)} select ${columnsOf(walk)},
      (select coalesce(json_agg(card), '[]') from (${cards}) as card) as cards`;
}

const placesOf = (walk: Walk, total: number) =>
  sql`with places (profile_id, kind, position, lap) as materialized (${walkQuery(walk, total)})`;

const columnsOf = (walk: Walk) => sql`${listVersion('directory')} as version,
  (select coalesce(json_agg(json_build_object(
    'profileId', profile_id, 'kind', kind, 'position', position, 'lap', lap
  ) order by ${walkParts(walk).order}), '[]') from places) as places`;
