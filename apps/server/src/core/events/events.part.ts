import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { CorePart } from '../http/define-feature.ts';
import { defineJob } from '../jobs/define-job.ts';
import { deleteEventsBefore, deleteEventsOf } from './events.repository.ts';

/** Hourly: a browser that reconnects after a day reloads everything. */
export const forgetOldEventsJob = defineJob<Record<string, never>>('events-forget', {
  cron: '37 * * * *',
  retryLimit: 2,
});

/** The events that browsers receive on their stream. */
export const eventsPart: CorePart = {
  jobs: ({ jobs, db, clock }) =>
    jobs.handle(forgetOldEventsJob, () =>
      deleteEventsBefore(db, new Date(clock.now().getTime() - fixedRetention.eventHours * 3_600_000)),
    ),
  personalData: {
    exported: [],
    withheld: { events: 'ids of what happened, kept a day; what they name is exported itself' },
    erase: (_, tx, { id }) => deleteEventsOf(tx, id),
  },
};
