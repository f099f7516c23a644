import type { TestApp } from '../../../test/create-test-app.ts';
import { readWordsJob } from './read-words.job.ts';

/** Has the words of the lists read, as the clock does. */
export async function readWords({ context, runJobs }: TestApp): Promise<void> {
  await context.jobs.send(context.db, readWordsJob, {});
  await runJobs();
}
