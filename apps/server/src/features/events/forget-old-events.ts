import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { deleteEventsBefore } from '../../core/events/events.repository.ts';
import { defineJob } from '../../core/jobs/define-job.ts';

/** Hourly: who comes back after a day asks for everything again. */
export const forgetOldEventsJob = defineJob<Record<string, never>>('events-forget', {
  cron: '37 * * * *',
  retryLimit: 2,
});

export function registerForgetOldEvents({ jobs, db, clock }: AppContext): void {
  jobs.handle(forgetOldEventsJob, () =>
    deleteEventsBefore(db, new Date(clock.now().getTime() - fixedRetention.eventHours * 3_600_000)),
  );
}
