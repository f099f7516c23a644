import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteHint, insertHint } from './events.repository.ts';
import { syncSubscription } from './sync-subscription.ts';

const syncJob = defineJob<{ customerId: string }>('subscriptions.sync', { expireSeconds: 60 });

export function handleSync(context: AppContext): void {
  context.jobs.handle(syncJob, async ({ data: { customerId } }) => {
    // taken before Stripe is asked: what happens from here on sends another job
    await deleteHint(context.db, customerId);
    await syncSubscription(context, customerId);
  });
}

/** Has Stripe asked about a customer, once for everything that happens before the job runs. */
export async function sendSync({ jobs }: AppContext, tx: Tx, customerId: string): Promise<void> {
  if (await insertHint(tx, customerId)) await jobs.send(tx, syncJob, { customerId });
}
