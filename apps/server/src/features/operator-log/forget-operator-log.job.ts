import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteOldLogEntries } from './operator-log.repository.ts';

const forgetOperatorLogJob = defineJob<Record<string, never>>('operator-log.forget', {
  cron: '53 4 * * *',
  retryLimit: 2,
});

export function registerForgetOperatorLog({ jobs, db }: AppContext): void {
  jobs.handle(forgetOperatorLogJob, () => deleteOldLogEntries(db));
}
