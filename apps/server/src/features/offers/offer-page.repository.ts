import { type RawBuilder, sql } from 'kysely';
import { prepareShapes } from '../../core/db/prepared-statements.ts';
import type { Queryable } from '../../core/db/schema.ts';
import type { CountCache } from '../../core/lists/list-cache.ts';
import { type ListQuery, type PageRow, pageQuery, type SearchedRows } from '../../core/lists/list-query.ts';
import { type ListPage, readListPage } from '../../core/lists/read-list.ts';
import {
  type OfferFigureColumns,
  type OfferFigures,
  offerFigureColumns,
  readOfferFigures,
} from '../applications/index.ts';
import type { SearchArea } from '../facets/index.ts';
import type { OfferPosition } from './offer-order.ts';

/** A viewer who may apply to the offers of a list. */
export interface Applicant {
  readonly id: string;
  readonly role: 'freelance' | 'jobseeker';
}

/**
 * The rows of offers whose ids an array holds, as the reader may see them; a deleted or suspended one has
 * none. PostgreSQL builds them as JSON, which is read faster.
 */
export type OfferSource<Row> = (db: Queryable, ids: RawBuilder<unknown>) => RawBuilder<Row>;

type Json<Row> = Omit<Row, 'created_at' | 'createdAt'> & { created_at: string; createdAt: string };

/** In place: nobody else holds what was parsed. */
const reviveRow = <Row>(row: Json<Row>) =>
  Object.assign(row, { created_at: new Date(row.created_at) }) as Row;

/** A page of offers that is asked for. */
export interface OfferPageRequest<Row> extends Pick<ListQuery<OfferPosition>, 'after' | 'take' | 'order'> {
  readonly search: SearchedRows;
  readonly area: SearchArea | null;
  readonly source: OfferSource<Row>;
  /** Whether every open offer fits. */
  readonly isPlain: boolean;
  readonly applicant: Applicant | null;
}

interface Offers extends Partial<OfferFigureColumns> {
  readonly offers: readonly unknown[];
}

/** A page's offers in their order, with their figures. */
export interface OfferRowPage<Row> extends Pick<ListPage<object, OfferPosition>, 'total' | 'last'> {
  readonly rows: readonly Row[];
  /** The figures of these offers for the caller, where the statement read them. */
  readonly figures: OfferFigures | null;
}

/** The first page of a list without conditions, by all that its text depends on; with figures, for an account. */
const firstPages = prepareShapes<[] | [userId: string], Offers & PageRow<OfferPosition>>(32);

/** A page of a search; the first one of a list without conditions comes with the figures of its offers. */
export async function readOfferPage<Row>(
  db: Queryable,
  counts: CountCache,
  { search, area, source, isPlain, applicant, ...page }: OfferPageRequest<Row>,
): Promise<OfferRowPage<Row>> {
  const items = (ids: RawBuilder<unknown>) => sql`(${offersInOrder(db, ids, source)}) as offers`;
  const query = { ...search, ...page, items };
  const readFirst = (reading: Queryable) => {
    const shape = `${search.key} ${page.take} ${applicant?.role}`;
    const statement = firstPages(shape, (_, ...[userId = '']) =>
      pageQuery(withFigures(query, applicant && { role: applicant.role, id: userId }), 'walk'),
    );
    return applicant ? statement(reading, applicant.id) : statement(reading);
  };
  const readPlain = isPlain && !page.after ? readFirst : undefined;
  const found = await readListPage<Offers, OfferPosition>(db, counts, query, { area, readPlain });
  const { offers, total, last, records, appliedTo } = found;
  const figures = records && appliedTo ? readOfferFigures({ records, appliedTo }) : null;
  return { rows: (offers as Json<Row>[]).map(reviveRow<Row>), total, last, figures };
}

const offersInOrder = <Row>(db: Queryable, ids: RawBuilder<unknown>, source: OfferSource<Row>) => sql`
  select coalesce(json_agg(offer order by array_position(${ids}, offer.id)), '[]') from ${source(db, ids)} as offer`;

/** Adds the figures of the page's offers as columns, for a viewer who may apply to them. */
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
