import { sql } from 'kysely';
import { markInactivityNotified } from '../../core/auth/users.repository.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';

interface UnusedAccount {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** Companies that pay for a subscription use it, even without signing in. */
const doesNotPay = sql<boolean>`not exists (select from companies
  where companies.user_id = users.id and companies.is_subscribed)`;

/** Marks at most `limit` accounts unused since before an instant as notified, and returns their owners. */
export async function claimAccountsToNotify(
  tx: Tx,
  { unusedSince, now, limit }: { unusedSince: Date; now: Date; limit: number },
): Promise<UnusedAccount[]> {
  const due = await tx
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('last_active_at', '<', unusedSince)
    .where(sql<boolean>`(inactivity_told_at is null or inactivity_told_at < last_active_at)`)
    .where(doesNotPay)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await markInactivityNotified(tx, ids, now);
  return due;
}

interface Unused {
  readonly unusedSince: Date;
  readonly toldBefore: Date;
}

const accountsToRemove = (db: Queryable, { unusedSince, toldBefore }: Unused) =>
  db
    .selectFrom('users')
    .select('id')
    .where('last_active_at', '<', unusedSince)
    .where('inactivity_told_at', '<=', toldBefore)
    .where(sql<boolean>`inactivity_told_at > last_active_at`)
    .where(doesNotPay);

/** Accounts unused since before an instant, whose owners got their notice before another. */
export async function findAccountsToRemove(db: Queryable, unused: Unused, limit: number): Promise<string[]> {
  const rows = await accountsToRemove(db, unused).limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Whether that still holds of one of them. */
export async function isAccountToRemove(db: Queryable, unused: Unused, id: string): Promise<boolean> {
  const row = await accountsToRemove(db, unused).where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
