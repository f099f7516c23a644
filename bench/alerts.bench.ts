import { knownCodes } from '@mitoyen/contract/features/vocabulary/known-codes.ts';
import { seedLoadOffers } from '@mitoyen/server/seed/seed-load-offers.ts';
import type { DatabaseHandle } from '@mitoyen/server/src/core/db/database.ts';
import { newId } from '@mitoyen/server/src/core/ids/new-id.ts';
import { keptSearchRow } from '@mitoyen/server/src/features/kept-searches/kept-search-row.ts';
import { matchChanges } from '@mitoyen/server/src/features/kept-searches/match-changes.ts';
import { sql } from 'kysely';
import { readArguments } from './arguments.ts';
import { openDatabases } from './open-databases.ts';

// Comparing a new offer with few kept searches and with many: what they are about varies, who keeps them does not matter.
const clock = { now: () => new Date() };
const offers = 200;
const different = 2_000;
const perAccount = 20;
const atOnce = 2_000;
const places = ['c69123', 'c75056', 'c44109', 'c33063', 'c31555', 'c13055', 'c59350', 'c67482', 'd38', 'r11'];
const words = ['revit', 'relevé', 'DCE', 'surélévation', 'bois', 'école', 'façade', 'maquette'];
const trades = [...knownCodes.trades];
const phases = [...knownCodes.phases];

/** Of ten searches, six name a place, six a trade, three a phase, three a word. */
function queryOf(at: number) {
  const one = <Item>(items: readonly Item[], step: number) => items[Math.floor(at / step) % items.length];
  const place = at % 10 < 6 ? one(places, 1) : undefined;
  return {
    ...(place && { place, ...(place.startsWith('c') && { radius: [10, 25, 50][at % 3] }) }),
    ...((at + 3) % 10 < 6 && { trade: [one(trades, 7)] }),
    ...((at + 5) % 10 < 3 && { phase: [one(phases, 3)] }),
    ...((at + 8) % 10 < 3 && { search: one(words, 2) }),
  };
}

async function fill({ db }: DatabaseHandle, size: number): Promise<number> {
  await seedLoadOffers({ db, clock }, { offers });
  await sql`
    update offers set place_code = (${places.slice(0, 8)}::text[])[1 + number % 8],
      trades = array[(${trades}::text[])[1 + number % ${trades.length}::integer]],
      phases = (${phases}::text[])[1 + number % 6:3 + number % 6]
    from (select id, row_number() over (order by id)::integer as number from offers) as counted
    where counted.id = offers.id`.execute(db);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from kept_searches`.execute(
    db,
  );
  const missing = size - (rows[0]?.count ?? 0);
  if (missing <= 0) return 0;
  const made: Awaited<ReturnType<typeof keptSearchRow>>[] = [];
  for (let at = 0; at < Math.min(different, size); at += 1)
    made.push(
      await keptSearchRow({ db, clock }, { kind: 'offers', query: queryOf(at), rhythm: 'daily' }, false),
    );
  const kept = [...new Map(made.map((row) => [row.query, row])).values()];
  for (let start = 0; start < size; start += atOnce) {
    const accounts = Array.from({ length: Math.ceil(Math.min(atOnce, size) / perAccount) }, () => newId());
    await sql`insert into users (id, username, email, password_hash)
      select id, 'Camille Durand', id || '@exemple.fr', 'none' from unnest(${accounts}::uuid[]) as id`.execute(
      db,
    );
    const values = Array.from({ length: Math.min(atOnce, size) }, (_, index) => {
      const row = kept[(start + index) % kept.length] ?? made[0];
      if (!row) throw new Error('nothing is searched for');
      const user_id = accounts[Math.floor(index / perAccount)] ?? null;
      return { ...row, id: newId(), user_id, email: null, confirmed_at: row.created_at, seen_before: null };
    });
    await db
      .insertInto('kept_searches')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await sql`analyze kept_searches`.execute(db);
  return missing;
}

const { sizes } = readArguments(process.argv.slice(2));
const { databases, close } = await openDatabases({ name: 'alerts', sizes, fill });
try {
  console.log(
    '| kept searches | a new offer, median | 95th percentile | found by, median |\n| --- | --- | --- | --- |',
  );
  for (const { db, size } of databases) {
    await sql`delete from list_changes`.execute(db);
    const ids = await db.selectFrom('listed_offers').select('offer_id').orderBy('offer_id').execute();
    const times: number[] = [];
    const found: number[] = [];
    for (const { offer_id } of ids) {
      await sql`delete from kept_search_finds`.execute(db);
      await sql`insert into list_changes (thing_id, list) values (${offer_id}, 'offers')`.execute(db);
      const startedAt = performance.now();
      await matchChanges({ db, clock });
      times.push(performance.now() - startedAt);
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from kept_search_finds`.execute(db);
      found.push(rows[0]?.count ?? 0);
    }
    // the first ones warm up
    const sorted = times.slice(10).toSorted((one, other) => one - other);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    const usual = found.toSorted((one, other) => one - other)[Math.floor(found.length / 2)];
    console.log(`| ${size} | ${at(0.5)} ms | ${at(0.95)} ms | ${usual} |`);
  }
} finally {
  await close();
}
