import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { companyUnreadPlaces } from '../companies/index.ts';
import { freelanceUnreadPlaces } from '../freelances/index.ts';
import { jobseekerUnreadPlaces } from '../jobseekers/index.ts';
import { offerUnreadPlaces } from '../offers/index.ts';
import { readPlaceText } from '../places/index.ts';
import type { UnreadPlaces } from '../profiles/index.ts';

/** Reads the places of rows saved without a place's code. Interrupted, it resumes where it stopped. */
export const readPlacesJob = defineJob<Record<string, never>>('place-questions.read', {
  cron: '*/10 * * * *',
  atStart: true,
  retryLimit: 2,
  expireSeconds: 3600,
});

/** Read in one turn of the event loop, in some milliseconds. */
const batchSize = 100;
const kinds = [freelanceUnreadPlaces, jobseekerUnreadPlaces, companyUnreadPlaces, offerUnreadPlaces];

export function registerReadPlaces({ jobs, db }: AppContext): void {
  jobs.handle(readPlacesJob, async () => {
    for (const unread of kinds) await readAll(db, unread);
  });
}

/** A place where the words name exactly one; never a guess. */
async function readAll(db: AppContext['db'], unread: UnreadPlaces): Promise<void> {
  for (let read = batchSize; read === batchSize; ) {
    const rows = await unread.list(db, batchSize);
    if (rows.length > 0)
      await unread.settle(
        db,
        rows.map((row) => ({ ...row, code: readPlaceText(row.words).code })),
      );
    read = rows.length;
  }
}
