import type { AppContext } from '../context/app-context.ts';
import type { CorePart } from '../http/define-feature.ts';
import { defineJob } from '../jobs/define-job.ts';
import { tracesOf } from '../personal-data/traces-of.ts';
import { deleteAnswersBefore, deleteAnswersThatHold } from './idempotency.repository.ts';
import { oldestKey } from './idempotent.ts';

/** Hourly: keys that are too old to count have no further use. */
export const forgetOldKeysJob = defineJob<Record<string, never>>('idempotency-forget', {
  cron: '23 * * * *',
  retryLimit: 2,
});

/** Keys of repeatable calls, with their responses. */
export const idempotencyPart: CorePart = {
  jobs: ({ jobs, db, clock }: AppContext) =>
    jobs.handle(forgetOldKeysJob, () => deleteAnswersBefore(db, oldestKey(clock.now()))),
  personalData: {
    exported: [],
    withheld: { idempotency_keys: 'copies of answers, kept a day' },
    erase: (_, tx, person) => deleteAnswersThatHold(tx, tracesOf(person)),
  },
};
