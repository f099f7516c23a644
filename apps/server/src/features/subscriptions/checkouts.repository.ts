import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';

/** The way to pay that a company is on. */
export type CheckoutRow = Row<'checkouts'>;

export async function findCheckoutRow(tx: Tx, companyId: string): Promise<CheckoutRow | undefined> {
  return tx.selectFrom('checkouts').selectAll().where('company_id', '=', companyId).executeTakeFirst();
}

export async function replaceCheckout(tx: Tx, row: NewRow<'checkouts'>): Promise<void> {
  const { company_id, ...change } = row;
  await tx
    .insertInto('checkouts')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(change))
    .execute();
}

export async function setCheckoutSession(
  db: Queryable,
  attemptId: string,
  stripeSessionId: string,
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ stripe_session_id: stripeSessionId })
    .where('attempt_id', '=', attemptId)
    .execute();
}

/** The next try begins anew, under other idempotency keys. */
export async function deleteCheckout(db: Queryable, attemptId: string): Promise<void> {
  await db.deleteFrom('checkouts').where('attempt_id', '=', attemptId).execute();
}
