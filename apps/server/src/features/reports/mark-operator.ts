import type { Queryable } from '../../core/db/schema.ts';

/** Lets the account with this address decide reports, or no longer. False when there is no such account. */
export async function markOperator(db: Queryable, email: string, isOperator: boolean): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ is_operator: isOperator })
    .where('email', '=', email)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
