import { sql } from 'kysely';
import type { Queryable, Row } from '../../core/db/schema.ts';
import type { ProfileToFit } from '../directory/index.ts';
import type { OfferToFit } from '../offers/index.ts';
import type { Thing } from './search-fits.ts';

/** A thing that its list shows, and whose it is. */
export interface ListedThing {
  readonly id: string;
  readonly ownerId: string;
  /** Told at once, whatever the rhythm. */
  readonly isUrgent: boolean;
  readonly thing: Thing;
}

type Whose = Omit<ListedThing, 'thing'>;

/** A row of `listed_offers` or `listed_jobs`, as JSON has it. */
interface OfferJson extends Omit<OfferToFit, 'facets' | 'words' | 'publicWords'> {
  readonly offer_id: string;
  readonly facets: readonly string[];
  readonly word_ids: readonly number[];
  readonly public_word_ids: readonly number[];
}

/** A row of `directory_profiles`. */
type ProfileJson = Omit<ProfileToFit, 'facets'> & { readonly facets: readonly string[] };

/** Those of these things that their lists hold, hidden ones left out, by their ids. */
export async function loadListedThings(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, ListedThing>> {
  const offers = await loadOpen(db, 'offers', ids);
  const jobs = await loadOpen(db, 'jobs', ids);
  const { rows: profiles } = await sql<Whose & { row: ProfileJson }>`
    select profile_id as id, user_id as "ownerId", false as "isUrgent", to_jsonb(directory_profiles) - 'words' as row
    from directory_profiles where profile_id = any(${ids}::uuid[])`.execute(db);
  const words = await loadWords(
    db,
    [...offers, ...jobs].map(({ row }) => row),
  );
  return new Map([
    ...offers.map(({ row, ...whose }) => listed(whose, offerOf('offers', row, words))),
    ...jobs.map(({ row, ...whose }) => listed(whose, offerOf('jobs', row, words))),
    ...profiles.map(({ row, ...whose }) => listed(whose, profileOf(row))),
  ]);
}

const listed = (whose: Whose, thing: Thing): [string, ListedThing] => [whose.id, { ...whose, thing }];

const tables = { offers: sql.table('listed_offers'), jobs: sql.table('listed_jobs') } as const;

/** Open offers of a list, those of suspended accounts left out. */
async function loadOpen(db: Queryable, list: keyof typeof tables, ids: readonly string[]) {
  const { rows } = await sql<Whose & { row: OfferJson }>`
    select offers.id, companies.user_id as "ownerId", is_urgent as "isUrgent", to_jsonb(listed) as row
    from ${tables[list]} as listed join offers on offers.id = offer_id
    join companies on companies.id = offers.company_id join users on users.id = companies.user_id
    where offer_id = any(${ids}::uuid[]) and users.suspended_at is null`.execute(db);
  return rows;
}

type Words = ReadonlyMap<number, string>;

async function loadWords(db: Queryable, rows: readonly OfferJson[]): Promise<Words> {
  const ids = [...new Set(rows.flatMap((row) => [...row.word_ids, ...row.public_word_ids]))];
  if (ids.length === 0) return new Map();
  const { rows: words } = await sql<{ id: number; word: string }>`
    select id, word from offer_words where id = any(${ids}::integer[])`.execute(db);
  return new Map(words.map(({ id, word }) => [id, word]));
}

function offerOf(list: 'offers' | 'jobs', row: OfferJson, words: Words): Thing {
  const spell = (ids: readonly number[]) => ids.flatMap((id) => words.get(id) ?? []);
  return {
    list,
    row: {
      ...row,
      facets: new Set(row.facets),
      words: spell(row.word_ids),
      publicWords: spell(row.public_word_ids),
    },
  };
}

const profileOf = (row: ProfileJson): Thing => ({
  list: 'profiles',
  row: { ...row, facets: new Set(row.facets) },
});

/** A row of a list as it was before it changed. */
export async function readThingBefore(
  db: Queryable,
  list: Row<'list_changes'>['list'],
  before: unknown,
): Promise<Thing | null> {
  if (before === null) return null;
  if (list === 'directory') return profileOf(before as ProfileJson);
  const row = before as OfferJson;
  return offerOf(list, row, await loadWords(db, [row]));
}
