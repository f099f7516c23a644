import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { CustomerGoneError } from '../../gateways/payments/payments.gateway.ts';
import { requirePayments } from './call-payments.ts';

/** Retried for days: a deleted account must not be charged any more. */
const endJob = defineJob<{ customerId: string }>('subscriptions.end', { expireSeconds: 60, retryLimit: 16 });

export function handleEnd(context: AppContext): void {
  context.jobs.handle(endJob, async ({ data: { customerId } }) => {
    try {
      await requirePayments(context).removeCustomer(customerId);
    } catch (error) {
      if (!(error instanceof CustomerGoneError)) throw error;
    }
  });
}

/** Has what a customer pays for ended at once, and forgotten by Stripe who it was. */
export async function sendEnd({ jobs }: AppContext, tx: Tx, customerId: string): Promise<void> {
  await jobs.send(tx, endJob, { customerId });
}
