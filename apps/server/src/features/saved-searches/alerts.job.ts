import { savedSearchConfirmationDays } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { matchChanges } from './match-changes.ts';
import { forgetMatchesOfDeleted } from './matches.repository.ts';
import { notifyMatches } from './notify-matches.ts';
import { deleteExpiredLinks } from './requests.repository.ts';
import { forgetOldSearches } from './saved-searches.repository.ts';

interface AlertsData {
  /** Set for the one in the middle of a minute, which asks for no other. */
  readonly isBetween?: boolean;
}

/**
 * Every minute, and once in between, so that what is to be notified at once waits a minute at most, wherever within the
 * minute the clock looks; when a server starts, what fell due meanwhile. What changed is written with it.
 */
const alertsJob = defineJob<AlertsData>('saved-searches.alerts', {
  cron: '* * * * *',
  atStart: true,
  retryLimit: 0,
  expireSeconds: 900,
});
const betweenMs = 30_000;

const forgetJob = defineJob<Record<string, never>>('saved-searches.forget', {
  cron: '17 * * * *',
  retryLimit: 2,
});
const [hourMs, dayMs] = [3_600_000, 86_400_000];

export function registerAlerts(context: AppContext): void {
  const { jobs, db, clock } = context;
  jobs.handle(alertsJob, async ({ data }) => {
    if (!data.isBetween)
      await jobs.send(db, alertsJob, { isBetween: true }, { startAfter: new Date(Date.now() + betweenMs) });
    await sendAlerts(context);
  });
  jobs.handle(forgetJob, () => forgetOld(context, clock.now()));
}

/** Finds what is new for saved searches, and mails what is due. */
export async function sendAlerts(context: AppContext): Promise<void> {
  await matchChanges(context);
  await notifyMatches(context);
}

/** Deletes unconfirmed addresses, and matches of listings that are gone. */
export async function forgetOld({ db }: Pick<AppContext, 'db'>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteExpiredLinks(db, now);
  await forgetOldSearches(db, {
    unconfirmedBefore: before(savedSearchConfirmationDays * dayMs),
    begunBefore: before(hourMs),
  });
  await forgetMatchesOfDeleted(db);
}
