import { sql } from 'kysely';
import { prepareShapes } from '../../core/db/prepared-statements.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import { type CountCache, ListCache } from '../../core/lists/list-cache.ts';
import { type ListQuery, type PageRow, pageQuery } from '../../core/lists/list-query.ts';
import { type ListPage, readListPage } from '../../core/lists/read-list.ts';
import { searchAreaOf } from '../facets/index.ts';
import { type CardRow, cardColumn } from './cards.repository.ts';
import { directoryConditions } from './directory-conditions.ts';
import type { DirectoryCriteria } from './directory-criteria.ts';
import type { DirectoryCursor, ShuffledPosition } from './directory-cursor.ts';
import type { Shuffle } from './shuffle.ts';
import { shuffledOrder } from './shuffled-order.ts';

/** A page of the directory, as it was read. */
export type ProfilePageRow = PageRow<ShuffledPosition> & { readonly cards: readonly CardRow[] };

/** A page that is asked for. */
export interface ShuffledPage {
  readonly shuffle: Shuffle;
  readonly after: DirectoryCursor | null;
  /** One more than it shows. */
  readonly take: number;
}

/** The list's statement for a page of a search. */
export function profileQuery(
  criteria: DirectoryCriteria,
  { shuffle, after, take }: ShuffledPage,
  items: ListQuery['items'] = cardColumn,
): ListQuery {
  const conditions = directoryConditions(criteria, criteria.place && searchAreaOf(criteria.place));
  return {
    list: 'directory',
    conditions: conditions ?? sql`true`,
    order: shuffledOrder(shuffle, after),
    take,
    items,
  };
}

/** The name of a search in caches of the directory. */
export const profileSearchKey = (criteria: DirectoryCriteria): string => JSON.stringify(criteria);

/** A page of a search in the order of a seed. */
export function readProfilePage(
  db: Queryable,
  counts: CountCache,
  criteria: DirectoryCriteria,
  page: ShuffledPage,
): Promise<ListPage<ProfilePageRow>> {
  const { isForVisitor: _, ...asked } = criteria;
  const isPlain = directoryConditions(asked, null) === null && criteria.place === null;
  return readListPage<ProfilePageRow>(db, counts, {
    key: profileSearchKey(criteria),
    query: profileQuery(criteria, page),
    total: page.after?.total ?? null,
    readPlain: isPlain ? (one) => readPlainPage(one, criteria, page) : undefined,
  });
}

type IdsRow = PageRow<ShuffledPosition> & { readonly ids: readonly string[] };

/** The ids of a search's first page in the order of a seed; nothing is known of the search before. */
export function readProfileIds(
  db: Queryable,
  criteria: DirectoryCriteria,
  page: ShuffledPage,
): Promise<ListPage<IdsRow>> {
  return readListPage<IdsRow>(db, new ListCache(), {
    key: profileSearchKey(criteria),
    query: profileQuery(criteria, page, (ids) => sql`${ids} as ids`),
    total: null,
  });
}

type Ahead = [position: number, id: string] | [];

/** Four columns, two directions, first pages and later ones, of visitors and members. */
const plainPages = prepareShapes<[start: number, ...Ahead], ProfilePageRow>(128);

/** What most ask for: a page of all profiles. */
function readPlainPage(db: Queryable, criteria: DirectoryCriteria, { shuffle, after, take }: ShuffledPage) {
  const shape = `${shuffle.column} ${shuffle.direction} ${take} ${after?.lap} ${criteria.isForVisitor}`;
  const statement = plainPages(shape, (_, start, position = 0, id = '') =>
    pageQuery(
      profileQuery(criteria, {
        shuffle: { ...shuffle, start },
        after: after && { ...after, position, id },
        take,
      }),
      'walk',
    ),
  );
  const ahead: Ahead = after ? [after.position, after.id] : [];
  return statement(db, shuffle.start, ...ahead);
}

/** Takes an account's profiles out of the directory. */
export async function forgetDirectoryProfile(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('directory_profiles').where('user_id', '=', userId).execute();
}
