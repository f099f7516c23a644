import { sql } from 'kysely';
import type { Queryable, Row } from '../../core/db/schema.ts';

/** What the searches of an account match. */
export async function matchesOf(db: Queryable, userId: string): Promise<Row<'kept_search_finds'>[]> {
  return db
    .selectFrom('kept_search_finds')
    .selectAll()
    .where('search_id', 'in', (eb) =>
      eb.selectFrom('kept_searches').select('id').where('user_id', '=', userId),
    )
    .orderBy('found_at')
    .execute();
}

/** Deletes matches and pending comparisons of an account's profiles and offers. */
export async function forgetMatchesAbout(db: Queryable, userId: string): Promise<void> {
  const listings = sql`
    select id from freelances where user_id = ${userId} union select id from jobseekers where user_id = ${userId}
    union select offers.id from offers join companies on companies.id = company_id where user_id = ${userId}`;
  await sql`delete from kept_search_finds where thing_id in (${listings})`.execute(db);
  await sql`delete from list_changes where thing_id in (${listings})`.execute(db);
}
