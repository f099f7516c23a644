import { quietUntil } from '@mitoyen/contract/features/push/push.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { closeJob, type PushJob, type PushSubject, pushJob, tagOf } from './push-jobs.ts';
import { findWillingOne } from './push-settings.repository.ts';
import { takePushed } from './pushes.repository.ts';

type Context = Pick<AppContext, 'push' | 'jobs' | 'clock'>;

/** Queues a push to an account's browsers, in the transaction of its event; at once, or after quiet times. */
export async function queuePush(context: Context, tx: Tx, push: PushJob): Promise<void> {
  if (context.push === null) return;
  const times = await findWillingOne(tx, push.userId, push.kind);
  if (!times) return;
  const startAfter = quietUntil(context.clock.now(), times);
  await context.jobs.send(tx, pushJob, push, {
    singletonKey: `${push.userId} ${tagOf(push.subject)}`,
    ...(startAfter && { startAfter }),
  });
}

/** Takes notices away from all of an account's browsers, since what they tell of was read. */
export async function closePush(
  context: Context,
  tx: Tx,
  userId: string,
  subjects: readonly PushSubject[],
): Promise<void> {
  if (context.push === null || subjects.length === 0) return;
  const tags = await takePushed(tx, userId, subjects.map(tagOf));
  if (tags.length > 0) await context.jobs.send(tx, closeJob, { userId, tags: tags.slice(0, 100) });
}
