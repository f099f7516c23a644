import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { knownWords } from './known-words.ts';
import { readListWords } from './searchable-words.repository.ts';

/** Every ten minutes: a word of a row that was just listed is proposed by then. */
export const readWordsJob = defineJob<Record<string, never>>('spelling.read-words', {
  cron: '*/10 * * * *',
  atStart: true,
  retryLimit: 2,
});

/** Has the words of the lists read soon after this transaction: some may be held by nothing any more. */
export async function sendReadWords({ jobs }: Pick<AppContext, 'jobs'>, tx: Tx): Promise<void> {
  await jobs.send(tx, readWordsJob, {});
}

export function registerReadWords({ jobs, db }: AppContext): void {
  jobs.handle(readWordsJob, () => readListWords(db, knownWords()));
}
