import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Queryable, Schema } from '../src/core/db/schema.ts';

/** Rows stand in the searched tables alone: the accounts they would belong to are not made. */
async function withoutForeignKeys(db: Kysely<Schema>, fill: (tx: Queryable) => Promise<unknown>) {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await fill(tx);
    await sql`update list_versions set version = version + 1 where slot = 0`.execute(tx);
  });
}

/** Adds freelances to the directory. */
export function fillDirectory(db: Kysely<Schema>, count: number): Promise<void> {
  return withoutForeignKeys(db, (tx) =>
    sql`insert into directory_profiles (profile_id, kind, user_id, words, search_text, location_folded, rate,
        experience_years, availability)
      select gen_random_uuid(), 'freelance', gen_random_uuid(), '{metreur}', 'metreur', 'arles', 30 + n % 60, n % 20,
        'Disponible'
      from generate_series(1, ${count}::integer) as n`.execute(tx),
  );
}

/** Adds open offers to their list. */
export function fillOfferList(db: Kysely<Schema>, count: number): Promise<void> {
  return withoutForeignKeys(db, (tx) =>
    sql`insert into listed_offers (offer_id, created_at, deadline, is_highlighted, is_remote, location_folded,
        public_word_ids, word_ids)
      select gen_random_uuid(), now() - make_interval(mins => n), '2099-01-01', n % 10 = 0, n % 3 = 0, 'arles', '{1}',
        '{1,2}'
      from generate_series(1, ${count}::integer) as n`.execute(tx),
  );
}
