import { type RawBuilder, sql } from 'kysely';
import { compileOnce, type FixedStatement, FixedStatements } from '../../core/db/compile-once.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { listVersion } from '../../core/search/list-versions.repository.ts';
import { type OfferPlace, type OfferWalk, walkOffersQuery } from './offer-list.repository.ts';

/** The rows of offers whose ids an array holds; one that is deleted or suspended has none. */
type OffersAmong<Row> = (db: Queryable, ids: RawBuilder<unknown>) => RawBuilder<Row>;

/** What is read of offers for those who may see it. PostgreSQL puts rows together as JSON, which is read faster. */
export interface OfferSource<Row> {
  readonly among: OffersAmong<Row>;
  readonly byIds: FixedStatement<[ids: readonly string[]], { offers: Json<Row>[] }>;
}

export function offerSource<Row>(among: OffersAmong<Row>): OfferSource<Row> {
  const byIds = compileOnce(
    (db, ids: readonly string[]) => sql<{ offers: Json<Row>[] }>`
      select coalesce(json_agg(offer), '[]') as offers from ${among(db, sql`${ids}::uuid[]`)} as offer`,
  );
  return { among, byIds };
}

type Json<Row> = Omit<Row, 'created_at' | 'createdAt'> & { created_at: string; createdAt: string };

const reviveRow = <Row>(row: Json<Row>) => ({ ...row, created_at: new Date(row.created_at) }) as Row;

interface ReadPage<Row> {
  /** Of the list, at the moment of the page. */
  readonly version: number;
  readonly places: readonly OfferPlace[];
  /** In no order. */
  readonly rows: readonly Row[];
}

interface FoundPage {
  readonly version: number;
  readonly places: readonly Json<OfferPlace>[];
  readonly offers?: readonly unknown[];
}

const nothing: FoundPage = { version: 0, places: [] };

/**
 * The next places of a list with their rows and the list's version: in two statements, as the first one is planned for
 * its values each time, and the other is prepared.
 */
export async function readOfferPage<Row>(
  db: Queryable,
  walk: OfferWalk,
  source: OfferSource<Row>,
): Promise<ReadPage<Row>> {
  const { rows } = await sql<FoundPage>`${placesOf(walk)}`.execute(db);
  const found = revivePage<Row>(rows[0]);
  const ids = found.places.map(({ id }) => id);
  return { ...found, rows: await readOffers(db, ids, source) };
}

/** What most ask for, with the day that it is asked on. */
const firstPages = new FixedStatements<[], FoundPage>(32);

/** The same for the first page of a list without conditions, in one statement; `shape` says all that it depends on. */
export async function readFirstOffers<Row>(
  db: Queryable,
  walk: () => OfferWalk,
  source: OfferSource<Row>,
  shape: string,
): Promise<ReadPage<Row>> {
  const [found] = await firstPages.of(shape, () => firstPageQuery(db, walk(), source))(db);
  return revivePage(found);
}

function revivePage<Row>({ version, places, offers = [] }: FoundPage = nothing): ReadPage<Row> {
  return {
    version,
    places: places.map((place) => ({ ...place, createdAt: new Date(place.createdAt) })),
    rows: (offers as Json<Row>[]).map(reviveRow<Row>),
  };
}

const placesOf = (walk: OfferWalk) => sql`
  with places as materialized (${walkOffersQuery(walk)})
  select ${listVersion(walk.list)} as version,
    (select coalesce(json_agg(place order by "isHighlighted" desc, "createdAt" desc, id desc), '[]')
      from places as place) as places`;

const firstPageQuery = <Row>(db: Queryable, walk: OfferWalk, source: OfferSource<Row>) => sql<FoundPage>`
  ${placesOf(walk)}, (select coalesce(json_agg(offer), '[]')
    from ${source.among(db, sql`array(select id from places)`)} as offer) as offers`;

/** The rows of these offers, in no order. */
export async function readOffers<Row>(
  db: Queryable,
  ids: readonly string[],
  { byIds }: OfferSource<Row>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const [found] = await byIds(db, ids);
  return (found?.offers ?? []).map(reviveRow<Row>);
}
