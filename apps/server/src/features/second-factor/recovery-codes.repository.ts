import type { Queryable, Tx } from '../../core/db/schema.ts';

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Uses a code up; false when there is none such. */
export async function consumeRecoveryCode(tx: Tx, userId: string, codeHash: Buffer): Promise<boolean> {
  const result = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

export async function insertRecoveryCodes(
  tx: Tx,
  userId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now }));
  await tx.insertInto('recovery_codes').values(rows).execute();
}
