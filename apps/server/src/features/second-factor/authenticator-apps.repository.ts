import type { NewRow, Queryable, Tx } from '../../core/db/schema.ts';

export async function findApp(db: Queryable, userId: string) {
  return db
    .selectFrom('authenticator_apps')
    .select(['sealed_secret', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Notes an account's app, instead of an earlier one. */
export async function upsertApp(tx: Tx, app: NewRow<'authenticator_apps'>): Promise<void> {
  const { user_id: _, ...values } = app;
  await tx
    .insertInto('authenticator_apps')
    .values(app)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Takes the code of a step, once; false when this or a later one was taken. */
export async function takeStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteApp(tx: Tx, userId: string): Promise<boolean> {
  const result = await tx.deleteFrom('authenticator_apps').where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
