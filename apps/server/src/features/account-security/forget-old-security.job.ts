import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { monthsBefore } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteKnownBrowsersBefore } from './known-browsers.repository.ts';
import { deleteSecurityEventsBefore } from './security-events.repository.ts';
import { deleteDelaysBefore } from './sign-in-delays.repository.ts';

export const forgetOldSecurityJob = defineJob<Record<string, never>>('account-security-forget', {
  cron: '37 * * * *',
  retryLimit: 2,
});

const dayMs = 86_400_000;

/** Hourly: events and browsers whose time is over, and what was counted the day before. */
export function registerForgetOldSecurity({ jobs, db, clock, config }: AppContext): void {
  jobs.handle(forgetOldSecurityJob, async () => {
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    await deleteDelaysBefore(db, before(dayMs));
    await deleteKnownBrowsersBefore(db, before(browserStorage.knownBrowser.maxAgeSeconds * 1000));
    await deleteSecurityEventsBefore(db, monthsBefore(now, config.retention.securityMonths));
  });
}
