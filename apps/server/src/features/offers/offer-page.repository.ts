import { type RawBuilder, sql } from 'kysely';
import { prepareShapes } from '../../core/db/prepared-statements.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { listVersion } from '../../core/search/list-versions.repository.ts';
import {
  type OfferFigureColumns,
  type OfferFigures,
  offerFigureColumns,
  readOfferFigures,
} from '../applications/index.ts';
import { type OfferPlace, type OfferWalk, walkOffersQuery } from './offer-list.repository.ts';

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

interface ReadPage<Row> {
  /** Of the list, at the moment of the page. */
  readonly version: number;
  /** In the list's order, one more than the page holds where there are more. */
  readonly ids: readonly string[];
  /** The page's last, where there are more. */
  readonly last: OfferPlace | null;
  /** In no order. */
  readonly rows: readonly Row[];
  /** Of the page's offers, where they came along. */
  readonly figures: OfferFigures | null;
}

interface FoundPage extends Partial<OfferFigureColumns> {
  readonly version: number;
  readonly ids: readonly string[];
  readonly last: Json<OfferPlace> | null;
  readonly offers?: readonly unknown[];
}

const nothing: FoundPage = { version: 0, ids: [], last: null };

/** The next places of a list with the list's version, and then their rows. */
export async function readOfferPage<Row>(
  db: Queryable,
  walk: OfferWalk,
  source: OfferSource<Row>,
): Promise<ReadPage<Row>> {
  const { rows } = await sql<FoundPage>`${placesOf(walk)}`.execute(db);
  const found = revivePage<Row>(rows[0]);
  return { ...found, rows: await readOffers(db, found.ids, source) };
}

/** What most ask for, with the day that it is asked on; with figures, for an account. */
const firstPages = prepareShapes<[] | [userId: string], FoundPage>(32);

/**
 * The same for the first page of a list without conditions, in one statement, with the figures of the page's offers for
 * somebody who may apply to them; `shape` says all else that it depends on.
 */
export async function readFirstOffers<Row>(
  db: Queryable,
  walk: () => OfferWalk,
  source: OfferSource<Row>,
  { shape, applicant }: { readonly shape: string; readonly applicant: Applicant | null },
): Promise<ReadPage<Row>> {
  const statement = firstPages(`${shape} ${applicant?.role}`, (_, ...[userId = '']) =>
    firstPageQuery(db, walk(), source, applicant && { role: applicant.role, id: userId }),
  );
  const [found] = await (applicant ? statement(db, applicant.id) : statement(db));
  return revivePage(found);
}

function revivePage<Row>({ version, ids, last, offers = [], ...found }: FoundPage = nothing): ReadPage<Row> {
  const { records, appliedTo } = found;
  return {
    version,
    ids,
    last: last && { ...last, createdAt: new Date(last.createdAt) },
    rows: (offers as Json<Row>[]).map(reviveRow<Row>),
    figures: records && appliedTo ? readOfferFigures({ records, appliedTo }) : null,
  };
}

const order = sql`order by "isHighlighted" desc, "createdAt" desc, id desc`;

const placesOf = (walk: OfferWalk, more: RawBuilder<unknown> = sql``) => sql`
  with places as materialized (${walkOffersQuery(walk)}) ${more}
  select ${listVersion(walk.list)} as version,
    (select coalesce(json_agg(id ${order}), '[]') from places) as ids,
    (select row_to_json(place) from places as place where (select count(*) = ${sql.lit(walk.take)} from places)
      ${order} offset ${sql.lit(walk.take - 2)} limit 1) as last`;

function firstPageQuery<Row>(
  db: Queryable,
  walk: OfferWalk,
  source: OfferSource<Row>,
  applicant: Applicant | null,
): RawBuilder<FoundPage> {
  const among = source(db, sql`array(select id from places)`);
  if (!applicant) {
    return sql<FoundPage>`
      ${placesOf(walk)}, (select coalesce(json_agg(offer), '[]') from ${among} as offer) as offers`;
  }
  const shown = sql`, shown as materialized (select * from ${among} as offer)`;
  const [companyIds, offerIds] = [sql`array(select company_id from shown)`, sql`array(select id from shown)`];
  return sql<FoundPage>`
    ${placesOf(walk, shown)}, (select coalesce(json_agg(shown), '[]') from shown) as offers,
    ${offerFigureColumns(companyIds, offerIds, { role: applicant.role, userId: applicant.id })}`;
}

/** The rows of these offers, in no order. */
export async function readOffers<Row>(
  db: Queryable,
  ids: readonly string[],
  source: OfferSource<Row>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ offers: Json<Row>[] }>`
    select coalesce(json_agg(offer), '[]') as offers from ${source(db, sql`${ids}::uuid[]`)} as offer`.execute(
    db,
  );
  return (rows[0]?.offers ?? []).map(reviveRow<Row>);
}
