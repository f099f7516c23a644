import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteExpiredCompanyLinks } from './company-confirmations.repository.ts';

export const forgetCompanyLinksJob = defineJob<Record<string, never>>('companies.forget-links', {
  cron: '7 * * * *',
  retryLimit: 2,
});

/** Deletes expired links. */
export function registerForgetCompanyLinks({ jobs, db, clock }: AppContext): void {
  jobs.handle(forgetCompanyLinksJob, () => deleteExpiredCompanyLinks(db, clock.now()));
}
