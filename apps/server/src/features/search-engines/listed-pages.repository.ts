import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

/** What there is one page each of, for anybody to read. */
export const pageKinds = ['profils', 'offres', 'emplois'] as const;
export type PageKind = (typeof pageKinds)[number];

interface Listing {
  readonly today: string;
  /** Whether pages of accounts whose address is not confirmed are named too. */
  readonly withUnconfirmed: boolean;
}

const sources: Record<PageKind, (listing: Listing) => RawBuilder<unknown>> = {
  profils: ({ withUnconfirmed }) => sql`
    select profile_id as id, case kind when 'freelance' then '/freelancer/' else '/jobseeker/' end || profile_id as path
    from directory_profiles
    where is_suggested and not is_members_only and (${withUnconfirmed} or exists (
      select from users where users.id = directory_profiles.user_id and email_confirmed_at is not null))`,
  offres: ({ today }) => sql`
    select offer_id as id, '/jobs/' || offer_id as path from listed_offers where deadline >= ${today}::date`,
  emplois: ({ today }) => sql`
    select offer_id as id, '/jobs/' || offer_id as path from listed_jobs where deadline >= ${today}::date`,
};

/** The id before each file of `size` pages; an empty text before the first one. */
export async function findFileStarts(
  db: Queryable,
  kind: PageKind,
  { size, ...listing }: Listing & { size: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text from (
      select id, row_number() over (order by id) as place, count(*) over () as total from (${sources[kind](listing)}) as pages
    ) as placed
    where place % ${size} = 0 and place < total order by id`.execute(db);
  return ['', ...rows.map(({ id }) => id)];
}

/** The paths of a file's pages: those after an id, in the order of ids. */
export async function findPaths(
  db: Queryable,
  kind: PageKind,
  { size, after, ...listing }: Listing & { size: number; after: string },
): Promise<string[]> {
  const beyond = after === '' ? sql`true` : sql`id > ${after}::uuid`;
  const { rows } = await sql<{ path: string }>`
    select path from (${sources[kind](listing)}) as pages where ${beyond} order by id limit ${size}`.execute(
    db,
  );
  return rows.map(({ path }) => path);
}

interface TradePlace {
  readonly trade: string;
  /** Null: anywhere. */
  readonly place: string | null;
}

/**
 * The main trades of all profiles that are suggested to everybody, by trade and by trade and commune, those
 * with most profiles first.
 */
export async function findTradePlaces(
  db: Queryable,
  { limit, withUnconfirmed }: { limit: number } & Pick<Listing, 'withUnconfirmed'>,
): Promise<TradePlace[]> {
  const { rows } = await sql<TradePlace>`
    select trades[1] as trade, place_code as place from directory_profiles
    where trades <> '{}' and is_suggested and not is_members_only and (${withUnconfirmed} or exists (
      select from users where users.id = directory_profiles.user_id and email_confirmed_at is not null))
    group by grouping sets ((trades[1]), (trades[1], place_code))
    having grouping(place_code) = 1 or place_code like 'c%'
    order by count(*) desc, trade, place limit ${limit}`.execute(db);
  return rows;
}
