import type { Queryable, Tx } from '../../core/db/schema.ts';

/** What profiles need to know of the account they belong to. */
export interface ProfileOwner {
  readonly username: string;
  /** Set means verified. */
  readonly phone: string | null;
}

export async function findProfileOwner(db: Queryable, userId: string): Promise<ProfileOwner | undefined> {
  return db.selectFrom('users').select(['username', 'phone']).where('id', '=', userId).executeTakeFirst();
}

export async function markProfileCompleted(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ profile_completed: true }).where('id', '=', userId).execute();
}
