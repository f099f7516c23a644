import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteNotificationsBefore } from './notifications.repository.ts';

export const forgetNotificationsJob = defineJob<Record<string, never>>('notifications.forget', {
  cron: '41 4 * * *',
  retryLimit: 2,
});

export function handleForgetNotifications({ jobs, db, clock }: AppContext): void {
  jobs.handle(forgetNotificationsJob, () => deleteNotificationsBefore(db, notificationsSince(clock.now())));
}

/** Since when the list goes back. */
export function notificationsSince(now: Date): Date {
  return new Date(now.getTime() - fixedRetention.notificationDays * 86_400_000);
}
