import { sql } from 'kysely';
import { prepareShapes } from '../../core/db/prepared-statements.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { type CountCache, ListCache } from '../../core/lists/list-cache.ts';
import { type ListQuery, type PageRow, pageQuery } from '../../core/lists/list-query.ts';
import { type ListPage, readListPage } from '../../core/lists/read-list.ts';
import type { SearchArea } from '../facets/index.ts';
import { type CardColumns, cardColumns } from './cards.repository.ts';
import { anybody, type DirectoryCriteria, directoryConditions, profileSearch } from './directory-criteria.ts';
import { type Shuffle, type ShuffledPosition, shuffledOrder, shuffleOf } from './directory-order.ts';

/** A page that is asked for. */
export interface ShuffledPage extends Pick<ListQuery<ShuffledPosition>, 'after' | 'take'> {
  readonly shuffle: Shuffle;
}

/** The list's statement for a page of a search. */
export const profileQuery = (
  criteria: DirectoryCriteria,
  { shuffle, after, take }: ShuffledPage,
  items: ListQuery['items'] = cardColumns,
): ListQuery<ShuffledPosition> => ({
  ...profileSearch(criteria),
  order: (from) => shuffledOrder(shuffle, from),
  after,
  take,
  items,
});

/** A page of a search in the order of a seed, around a place the nearest first. */
export function readProfilePage(
  db: Queryable,
  counts: CountCache,
  criteria: DirectoryCriteria,
  page: ShuffledPage,
  area: SearchArea | null,
): Promise<ListPage<CardColumns, ShuffledPosition>> {
  const { isForVisitor, ...asked } = criteria;
  const isPlain = directoryConditions(asked) === null;
  const plain = { ...anybody, ...(isForVisitor && { isForVisitor }) };
  const readPlain = isPlain ? (reading: Queryable) => readPlainPage(reading, plain, page) : undefined;
  return readListPage(db, counts, profileQuery(criteria, page), { area, readPlain });
}

type PlainPage = [start: number, position: number, id: string] | [start: number];

/** Four columns, two directions, first pages and later ones, of visitors and members. */
const plainPages = prepareShapes<PlainPage, CardColumns & PageRow<ShuffledPosition>>(128);

/** What most ask for: a page of all profiles. */
function readPlainPage(db: Queryable, plain: DirectoryCriteria, { shuffle, after, take }: ShuffledPage) {
  const shape = `${shuffle.column} ${shuffle.direction} ${take} ${after?.lap} ${plain.isForVisitor}`;
  const statement = plainPages(shape, (_, start, position = 0, id = '') => {
    const page = { shuffle: { ...shuffle, start }, after: after && { ...after, position, id }, take };
    return pageQuery(profileQuery(plain, page), 'walk');
  });
  return after ? statement(db, shuffle.start, after.position, after.id) : statement(db, shuffle.start);
}

/** What a sample is asked for; what is left out asks nothing. */
export type SampleCriteria = Partial<DirectoryCriteria>;

/** The ids of so many profiles that fit, in the order that a seed stands for: all of them, where there are no more. */
export async function sampleProfiles(
  db: Queryable,
  sample: SampleCriteria,
  { seed, take }: { readonly seed: string; readonly take: number },
): Promise<string[]> {
  const page = { shuffle: shuffleOf(seed), after: null, take: take + 1 };
  const query = profileQuery({ ...anybody, ...sample }, page, (ids) => sql`${ids} as ids`);
  const { ids } = await readListPage<{ ids: string[] }, ShuffledPosition>(db, new ListCache(), query);
  return ids;
}
