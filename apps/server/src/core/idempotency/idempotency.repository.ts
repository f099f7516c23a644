import { sql } from 'kysely';
import type { NewRow, Queryable, Row, Tx } from '../db/schema.ts';

/** Makes calls with the same key wait for each other until the transaction ends. */
export async function lockKey(tx: Tx, userId: string, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${key}`}, 0))`.execute(tx);
}

export async function findAnswer(
  tx: Tx,
  userId: string,
  key: string,
  since: Date,
): Promise<Pick<Row<'idempotency_keys'>, 'request_hash' | 'response'> | undefined> {
  return tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', since)
    .executeTakeFirst();
}

/** Takes the place of one that is too old to count. */
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

/** A call sent again after this is done again: at worst, a message written today stands twice. */
export async function deleteAnswersThatHold(tx: Tx, pattern: string): Promise<void> {
  await sql`delete from idempotency_keys where response::text ~* ${pattern}`.execute(tx);
}
