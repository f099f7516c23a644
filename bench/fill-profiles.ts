import { seedLoad } from '@mitoyen/server/seed/seed-load.ts';
import { seedLoadOffers } from '@mitoyen/server/seed/seed-load-offers.ts';
import type { DatabaseHandle } from '@mitoyen/server/src/core/db/database.ts';
import { restoreIndexes, withoutIndexes } from './without-indexes.ts';

const clock = { now: () => new Date() };
/** For five profiles, one offer. */
const profilesPerOffer = 5;
/** From so many missing rows on, indexes are made after them. */
const many = 20_000;

const profileTables = ['freelances', 'jobseekers', 'directory_profiles', 'directory_words'];
const offerTables = ['offers', 'listed_offers', 'offer_words'];

/** Adds invented people until there are `profiles`, and a fifth as many offers. */
export async function fillProfiles(handle: DatabaseHandle, profiles: number): Promise<number> {
  const added = await fill(handle, profileTables, profiles, () =>
    seedLoad({ db: handle.db, clock }, { profiles }),
  );
  return added + (await fillOffers(handle, Math.ceil(profiles / profilesPerOffer)));
}

/** Adds invented companies until they have so many open offers. */
export function fillOffers(handle: DatabaseHandle, offers: number): Promise<number> {
  return fill(handle, offerTables, offers, () => seedLoadOffers({ db: handle.db, clock }, { offers }));
}

/** `tables`: those that get rows, the first of them about as many as `size`. */
export async function fill(
  { pool }: DatabaseHandle,
  tables: readonly string[],
  size: number,
  add: () => Promise<number>,
): Promise<number> {
  await restoreIndexes(pool);
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${tables[0]}`);
  const missing = size - (rows[0]?.count ?? 0);
  return missing > size / 2 && missing > many ? withoutIndexes(pool, tables, add) : add();
}
