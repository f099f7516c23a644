import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetReplies } from './mail-replies.repository.ts';

const forgetRepliesJob = defineJob<Record<string, never>>('mail-replies.forget', {
  cron: '41 4 * * *',
  retryLimit: 2,
});

/** The instant so many days ago. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

export function handleForgetReplies(context: AppContext): void {
  context.jobs.handle(forgetRepliesJob, () => forgetOldReplies(context));
}

/** Deletes texts that waited for too long, and records of answers once they cannot be delivered again. */
export async function forgetOldReplies({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await forgetReplies(db, {
    waitingUntil: daysBefore(now, fixedRetention.waitingReplyDays),
    until: daysBefore(now, fixedRetention.mailReplyDays),
  });
}
