import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { JobFailure } from '../../core/jobs/job-failure.ts';
import type { CheckedKind } from './siret-columns.ts';
import { readSiret, type UnreadSirets } from './unread-sirets.ts';

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
}

/**
 * Reads one batch, one profile after the other: of the calls that the registry allows in a second, who registers
 * meanwhile waits for one of these at most. Answers its last id when there may be more to read.
 */
async function readSome(context: AppContext, unread: UnreadSirets, after: string): Promise<string | null> {
  const ids = await unread.list(context.db, after, batchSize);
  let unanswered = 0;
  for (const id of ids) {
    unanswered = (await readSiret(context, unread, id)) ? 0 : unanswered + 1;
    if (unanswered === mostUnansweredInARow) return null;
  }
  return ids.length === batchSize ? (ids.at(-1) ?? null) : null;
}
