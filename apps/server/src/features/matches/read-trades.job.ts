import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { freelanceUnreadTrades } from '../freelances/index.ts';
import { jobseekerUnreadTrades } from '../jobseekers/index.ts';
import { offerUnreadTrades } from '../offers/index.ts';
import type { UnreadTrades } from '../profiles/index.ts';
import { readTrades } from '../vocabulary/index.ts';

/**
 * Reads the trades of profiles and offers made before titles were read. Interrupted, it resumes where it
 * stopped.
 */
export const readTradesJob = defineJob<Record<string, never>>('matches.read-trades', {
  cron: '*/10 * * * *',
  atStart: true,
  retryLimit: 2,
  expireSeconds: 3600,
});

/** Read in one turn of the event loop, in some milliseconds. */
const batchSize = 100;
const kinds = [freelanceUnreadTrades, jobseekerUnreadTrades, offerUnreadTrades];

export function registerReadTrades({ jobs, db }: AppContext): void {
  jobs.handle(readTradesJob, async () => {
    for (const unread of kinds) await readAll(db, unread);
  });
}

/** A title that names no trade is settled as well: its owner is asked by the profile's form. */
async function readAll(db: AppContext['db'], unread: UnreadTrades): Promise<void> {
  for (let read = batchSize; read === batchSize; ) {
    const rows = await unread.list(db, batchSize);
    if (rows.length > 0)
      await unread.settle(
        db,
        rows.map((row) => ({ ...row, trades: readTrades(row.words) })),
      );
    read = rows.length;
  }
}
