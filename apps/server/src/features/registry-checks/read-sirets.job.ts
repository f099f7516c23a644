import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { JobFailure } from '../../core/jobs/job-failure.ts';
import type { CheckedKind } from './siret-columns.ts';
import { readSiret, readSiretAgain, type UnreadSirets } from './unread-sirets.ts';

interface Subject {
  kind: CheckedKind;
  profileId: string;
}

/** First again after a minute, then ever more rarely for some three days. */
const recheckSiret = defineJob<Subject>('registry-checks.recheck', {
  retryLimit: 12,
  retryDelaySeconds: 60,
  onePerKey: true,
});
/** Takes up, once a day and at each start, what the registry has not answered about and its own job gave up. */
export const readUnread = defineJob<Record<string, never>>('registry-checks.recheck-pending', {
  cron: '40 4 * * *',
  atStart: true,
  retryLimit: 2,
});
/** One batch of them after another, of one kind each. */
const readBatch = defineJob<{ kind: CheckedKind; after: string }>('registry-checks.read-batch', {
  retryLimit: 2,
  onePerKey: true,
  expireSeconds: 1800,
});
/** Reads every night what was read before: an establishment may have closed since. */
export const readAllAgain = defineJob<Record<string, never>>('registry-checks.read-again', {
  cron: '5 1 * * *',
  retryLimit: 2,
});
/** One batch of them after another; `readBefore` as an instant, the same in all. */
const readBatchAgain = defineJob<{ kind: CheckedKind; after: string; readBefore: string }>(
  'registry-checks.read-batch-again',
  { retryLimit: 2, onePerKey: true, expireSeconds: 1800 },
);
/** What was read within so many hours was read last night: a night's batches may take a while. */
const isFreshHours = 12;
const batchSize = 100;
/** Before every id. */
const firstId = '00000000-0000-0000-0000-000000000000';
/** A registry that did not answer about so many in a row is asked again tomorrow. */
const mostUnansweredInARow = 3;

/** Asks for a new check of a profile, in the transaction that made it unread. */
export async function sendRecheck(
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: Queryable,
  subject: Subject,
): Promise<void> {
  await jobs.send(tx, recheckSiret, subject, { singletonKey: `${subject.kind}:${subject.profileId}` });
}

export function handleReadings(context: AppContext, kinds: readonly UnreadSirets[]): void {
  const { jobs, db } = context;
  const unreadOf = (asked: CheckedKind) => kinds.find(({ kind }) => kind === asked);
  const sendBatch = (kind: CheckedKind, after: string) =>
    jobs.send(db, readBatch, { kind, after }, { singletonKey: kind });

  jobs.handle(recheckSiret, async ({ data: { kind, profileId } }) => {
    const unread = unreadOf(kind);
    if (unread && !(await readSiret(context, unread, profileId)))
      throw new JobFailure('the registry gave no answer');
  });
  jobs.handle(readUnread, async () => {
    for (const { kind } of kinds) await sendBatch(kind, firstId);
  });
  jobs.handle(readBatch, async ({ data: { kind, after } }) => {
    const unread = unreadOf(kind);
    const last = unread && (await readSome(context, unread, after));
    if (last) await sendBatch(kind, last);
  });

  const sendAgain = (kind: CheckedKind, after: string, readBefore: string) =>
    jobs.send(db, readBatchAgain, { kind, after, readBefore }, { singletonKey: kind });
  jobs.handle(readAllAgain, async () => {
    const readBefore = new Date(context.clock.now().getTime() - isFreshHours * 3_600_000).toISOString();
    for (const { kind, again } of kinds) if (again) await sendAgain(kind, firstId, readBefore);
  });
  jobs.handle(readBatchAgain, async ({ data: { kind, after, readBefore } }) => {
    const again = unreadOf(kind)?.again;
    if (!again) return;
    const batch = await again.list(db, { readBefore: new Date(readBefore), after, limit: batchSize });
    const isOver = await readEach(batch, (asked) => readSiretAgain(context, again, asked));
    if (!isOver && batch.length === batchSize) await sendAgain(kind, batch.at(-1)?.id ?? '', readBefore);
  });
}

/**
 * Reads one batch, one profile after the other, so that a user who registers meanwhile waits for one call to
 * the registry at most. Returns its last id when there may be more to read.
 */
async function readSome(context: AppContext, unread: UnreadSirets, after: string): Promise<string | null> {
  const ids = await unread.list(context.db, after, batchSize);
  const isOver = await readEach(ids, (id) => readSiret(context, unread, id));
  return !isOver && ids.length === batchSize ? (ids.at(-1) ?? null) : null;
}

/** Whether the registry left so many in a row unanswered that it is asked no more tonight. */
async function readEach<Asked>(batch: readonly Asked[], read: (asked: Asked) => Promise<boolean>) {
  let unanswered = 0;
  for (const asked of batch) {
    unanswered = (await read(asked)) ? 0 : unanswered + 1;
    if (unanswered === mostUnansweredInARow) return true;
  }
  return false;
}
