import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteChallengesBefore } from './challenges.repository.ts';

const forgetChallengesJob = defineJob<Record<string, never>>('security-challenges-forget', {
  cron: '17 * * * *',
  retryLimit: 2,
});

/** Hourly: what was begun and never finished. */
export function registerForgetChallenges({ jobs, db, clock }: AppContext): void {
  jobs.handle(forgetChallengesJob, () => deleteChallengesBefore(db, clock.now()));
}
