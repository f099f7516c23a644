import { sql } from 'kysely';
import type { NewRow, Queryable, Row, Tx } from '../db/schema.ts';

type Answer = Pick<Row<'idempotency_keys'>, 'request_hash' | 'response'>;

/**
 * Makes calls with the same key wait for each other until the transaction ends, and finds the response of the
 * first, unless it is older than an instant.
 */
export async function lockKeyAndFindAnswer(
  tx: Tx,
  userId: string,
  key: string,
  since: Date,
): Promise<Answer | undefined> {
  const { rows } = await sql<Answer>`
    select request_hash, response from lock_key_and_find_answer(${userId}, ${key}, ${since})`.execute(tx);
  return rows[0];
}

/** Replaces one that is too old to count. */
export async function saveAnswer(tx: Tx, row: NewRow<'idempotency_keys'>): Promise<void> {
  const { request_hash, response, created_at } = row;
  await tx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'key']).doUpdateSet({ request_hash, response, created_at }),
    )
    .execute();
}

export async function deleteAnswersBefore(db: Queryable, instant: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', instant).execute();
}

/** A call sent again after this runs again: at worst, a message written today is there twice. */
export async function deleteAnswersThatHold(tx: Tx, pattern: string): Promise<void> {
  await sql`delete from idempotency_keys where response::text ~* ${pattern}`.execute(tx);
}
