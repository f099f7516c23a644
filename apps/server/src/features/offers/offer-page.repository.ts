import { type RawBuilder, sql } from 'kysely';
import { prepareShapes } from '../../core/db/prepared-statements.ts';
import type { Queryable } from '../../core/db/schema.ts';
import type { CountCache } from '../../core/lists/list-cache.ts';
import { type ListOrder, type ListQuery, type PageRow, pageQuery } from '../../core/lists/list-query.ts';
import { readListPage } from '../../core/lists/read-list.ts';
import {
  type OfferFigureColumns,
  type OfferFigures,
  offerFigureColumns,
  readOfferFigures,
} from '../applications/index.ts';
import type { OfferCursor, OfferPosition } from './offer-cursor.ts';

/** Somebody who may apply to a list's offers. */
export interface Applicant {
  readonly id: string;
  readonly role: 'freelance' | 'jobseeker';
}

/**
 * The rows of offers whose ids an array holds, for those who may see them; one that is deleted or suspended has none.
 * PostgreSQL puts them together as JSON, which is read faster.
 */
export type OfferSource<Row> = (db: Queryable, ids: RawBuilder<unknown>) => RawBuilder<Row>;

type Json<Row> = Omit<Row, 'created_at' | 'createdAt'> & { created_at: string; createdAt: string };

/** In place: nobody else holds what was parsed. */
const reviveRow = <Row>(row: Json<Row>) =>
  Object.assign(row, { created_at: new Date(row.created_at) }) as Row;

/** Subscribers' first, then the newest. */
export function offerOrder(after: OfferPosition | null): ListOrder {
  const ahead = after
    ? sql`(is_highlighted, created_at, offer_id) < (${after.isHighlighted}, ${after.createdAt}, ${after.id}::uuid)`
    : sql`true`;
  return {
    position: sql`offer_id as id, is_highlighted as "isHighlighted", created_at as "createdAt"`,
    sorted: sql`"isHighlighted" desc, "createdAt" desc, id desc`,
    ahead,
    ranges: [{ where: ahead, orderBy: sql`is_highlighted desc, created_at desc, offer_id desc` }],
  };
}

/** A search for a page of offers. */
export interface OfferPageSearch<Row> {
  /** The same for all searches that find the same, for the caller. */
  readonly key: string;
  readonly query: Pick<ListQuery, 'list' | 'conditions' | 'take'>;
  readonly after: OfferCursor | null;
  readonly source: OfferSource<Row>;
  /** Whether every open offer fits. */
  readonly isPlain: boolean;
  readonly applicant: Applicant | null;
}

interface FoundPage extends PageRow<Json<OfferPosition>>, Partial<OfferFigureColumns> {
  readonly offers: readonly unknown[];
}

/** A page's offers in their order, and what is told with them. */
export interface OfferRowPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The position of the page's last, where there are more. */
  readonly last: OfferPosition | null;
  /** Of these offers for the caller, where they came along. */
  readonly figures: OfferFigures | null;
}

/** The first page of a list without conditions, by all that its text depends on; with figures, for an account. */
const firstPages = prepareShapes<[] | [userId: string], FoundPage>(32);

/** A page of a search; the first one of a list without conditions comes with the figures of its offers. */
export async function readOfferPage<Row>(
  db: Queryable,
  counts: CountCache,
  search: OfferPageSearch<Row>,
): Promise<OfferRowPage<Row>> {
  const { key, after, source, isPlain, applicant } = search;
  const query = {
    ...search.query,
    order: offerOrder(after),
    items: (ids: RawBuilder<unknown>) => sql`(${offersInOrder(db, ids, source)}) as offers`,
  };
  const readFirst = (one: Queryable) => {
    const shape = `${key} ${query.take} ${applicant?.role}`;
    const statement = firstPages(shape, (_, ...[userId = '']) =>
      pageQuery(withFigures(query, applicant && { role: applicant.role, id: userId }), 'walk'),
    );
    return applicant ? statement(one, applicant.id) : statement(one);
  };
  const found = await readListPage<FoundPage>(db, counts, {
    key,
    query,
    total: after?.total ?? null,
    readPlain: isPlain && !after ? readFirst : undefined,
  });
  const { records, appliedTo, last } = found;
  return {
    rows: (found.offers as Json<Row>[]).map(reviveRow<Row>),
    total: found.total,
    last: last && { ...last, createdAt: new Date(last.createdAt) },
    figures: records && appliedTo ? readOfferFigures({ records, appliedTo }) : null,
  };
}

const offersInOrder = <Row>(db: Queryable, ids: RawBuilder<unknown>, source: OfferSource<Row>) => sql`
  select coalesce(json_agg(offer order by array_position(${ids}, offer.id)), '[]') from ${source(db, ids)} as offer`;

/** The figures of the page's offers as further columns, for somebody who may apply to them. */
function withFigures(query: ListQuery, applicant: Applicant | null): ListQuery {
  if (!applicant) return query;
  return {
    ...query,
    items: (ids) => sql`${query.items(ids)},
      ${offerFigureColumns(sql`array(select company_id from offers where id = any(${ids}))`, ids, {
        role: applicant.role,
        userId: applicant.id,
      })}`,
  };
}

/** The rows of these offers, in the order of their ids. */
export async function readOffers<Row>(
  db: Queryable,
  ids: readonly string[],
  source: OfferSource<Row>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ offers: Json<Row>[] }>`
    select (${offersInOrder(db, sql`${ids}::uuid[]`, source)}) as offers`.execute(db);
  return (rows[0]?.offers ?? []).map(reviveRow<Row>);
}
