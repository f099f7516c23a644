import type { Queryable } from '../db/schema.ts';
import type { CorePart } from '../http/define-feature.ts';
import { defineJob } from '../jobs/define-job.ts';

/** Hourly: expired counters have no further use. */
export const forgetCountersJob = defineJob<Record<string, never>>('limits-forget', {
  cron: '7 * * * *',
  retryLimit: 2,
});

/** Counters against abuse. Their library keeps its own time, the machine's. */
export const limitsPart: CorePart = {
  jobs: ({ jobs, db }) => jobs.handle(forgetCountersJob, () => deleteCountersBefore(db, new Date())),
  personalData: {
    exported: [],
    withheld: { rate_limits: 'counters whose keys are hashed with a secret, kept a day at most' },
  },
};

async function deleteCountersBefore(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute();
}
