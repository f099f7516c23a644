import { maxPushBrowsers } from '@mitoyen/contract/features/push/push.rules.ts';
import type { PushSubscriptionValues } from '@mitoyen/contract/features/push/push.schemas.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../core/db/schema.ts';

interface NewBrowser extends PushSubscriptionValues {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly now: Date;
}

/**
 * Subscribes a browser for an account and session, replacing its former account's. Beyond the most that an
 * account may have, its oldest subscriptions are deleted.
 */
export async function putBrowser(tx: Tx, { id, userId, sessionId, endpoint, keys, now }: NewBrowser) {
  const changes = { user_id: userId, session_id: sessionId, ...keys, created_at: now };
  await tx
    .insertInto('push_subscriptions')
    .values({ id, endpoint, ...changes })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(changes))
    .execute();
  await sql`
    delete from push_subscriptions where user_id = ${userId}::uuid and id not in (
      select id from push_subscriptions where user_id = ${userId}::uuid
      order by created_at desc, id desc limit ${sql.lit(maxPushBrowsers)})`.execute(tx);
}

/** Deletes a browser of an account. */
export async function deleteBrowser(db: Queryable, userId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Deletes browsers that their push services no longer know. */
export async function deleteGoneBrowsers(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('push_subscriptions').where('id', 'in', ids).execute();
}

/** Gives a browser another address, where the old one is known and the new one is nobody's. */
export async function renewBrowser(
  db: Queryable,
  oldEndpoint: string,
  { endpoint, keys }: PushSubscriptionValues,
): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ endpoint, ...keys })
    .where('endpoint', '=', oldEndpoint)
    .where(sql<boolean>`not exists (select from push_subscriptions where endpoint = ${endpoint})`)
    .execute();
}

export async function countBrowsers(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('push_subscriptions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether some browser of an account is pushed to, as a part of a statement whose column names it. */
export const isPushedTo = (userIdColumn: string) =>
  sql<boolean>`exists (select from push_subscriptions where user_id = ${sql.ref(userIdColumn)})`;
