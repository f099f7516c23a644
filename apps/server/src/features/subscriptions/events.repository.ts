import type { NewRow, Queryable, Tx } from '../../core/db/schema.ts';

/** False when the event was received before. */
export async function insertEvent(tx: Tx, event: NewRow<'stripe_events'>): Promise<boolean> {
  const row = await tx
    .insertInto('stripe_events')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that Stripe must be asked about a customer. False when a job is waiting to do so already. */
export async function insertHint(tx: Tx, customerId: string): Promise<boolean> {
  const row = await tx
    .insertInto('subscription_hints')
    .values({ stripe_customer_id: customerId })
    .onConflict((conflict) => conflict.column('stripe_customer_id').doNothing())
    .returning('stripe_customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What happens to the customer from now on needs another reading. */
export async function deleteHint(db: Queryable, customerId: string): Promise<void> {
  await db.deleteFrom('subscription_hints').where('stripe_customer_id', '=', customerId).execute();
}

export async function forgetHints(db: Queryable): Promise<void> {
  await db.deleteFrom('subscription_hints').execute();
}

export async function forgetEvents(db: Queryable, receivedBefore: Date): Promise<void> {
  await db.deleteFrom('stripe_events').where('received_at', '<', receivedBefore).execute();
}

/** Takes away what names a customer. */
export async function forgetCustomer(tx: Tx, customerId: string): Promise<void> {
  await deleteHint(tx, customerId);
  await tx.deleteFrom('stripe_events').where('stripe_customer_id', '=', customerId).execute();
}
