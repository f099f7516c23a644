import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { listCustomers } from '../companies/index.ts';
import { forgetEvents, forgetHints } from './events.repository.ts';
import { syncSubscription } from './sync-subscription.ts';

const reconcileJob = defineJob<Record<string, never>>('subscriptions.reconcile', {
  cron: '17 4 * * *',
  atStart: true,
  retryLimit: 5,
  retryDelaySeconds: 300,
  expireSeconds: 3 * 3600,
});
const batchSize = 100;

export function handleReconcile(context: AppContext): void {
  context.jobs.handle(reconcileJob, () => reconcileSubscriptions(context));
}

/** Makes every company's Premium what Stripe says, for events that never came. */
export async function reconcileSubscriptions(context: AppContext): Promise<void> {
  const { db, clock, payments } = context;
  if (!payments) return;
  await forgetEvents(db, new Date(clock.now().getTime() - fixedRetention.paymentEventDays * 86_400_000));
  await forgetHints(db);
  let last = '';
  for (let customers = await listCustomers(db, last, batchSize); customers.length > 0; ) {
    for (const customerId of customers) await syncSubscription(context, customerId);
    last = customers.at(-1) ?? last;
    customers = await listCustomers(db, last, batchSize);
  }
}
