import type { CorePart } from '../http/define-feature.ts';
import { defineJob } from '../jobs/define-job.ts';
import { deleteEndedSessions } from './sessions.repository.ts';

/** Hourly: ended sessions have no further use. */
export const forgetSessionsJob = defineJob<Record<string, never>>('sessions-forget', {
  cron: '7 * * * *',
  retryLimit: 2,
});

/** Accounts and their sessions. Both tables are in the archive that the accounts feature makes. */
export const authPart: CorePart = {
  jobs: ({ jobs, db, clock }) => jobs.handle(forgetSessionsJob, () => deleteEndedSessions(db, clock.now())),
  personalData: { exported: ['users', 'sessions'] },
};
