import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { judgeCompany, judgeFreelance, type SiretVerdict } from './judge-siret.ts';
import {
  type CheckedKind,
  findPendingSiret,
  listPending,
  settleSiret,
} from './registry-checks.repository.ts';

interface Subject {
  kind: CheckedKind;
  profileId: string;
}

/** First again after a minute, then ever more rarely for some three days. */
const recheckSiret = defineJob<Subject>('registry-checks.recheck', { retryLimit: 12, retryDelaySeconds: 60 });
/** Takes up again, once a day, whatever the registry has never answered about. */
const recheckPending = defineJob<Record<string, never>>('registry-checks.recheck-pending', {
  cron: '40 4 * * *',
  retryLimit: 2,
});
const pendingPerDay = 1000;

/** Asks for a new check of a pending profile, in the transaction that made it pending. */
export async function sendRecheck(
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: Queryable,
  subject: Subject,
): Promise<void> {
  await jobs.send(tx, recheckSiret, subject, { singletonKey: `${subject.kind}:${subject.profileId}` });
}

export function handleRechecks(context: AppContext): void {
  const { jobs } = context;
  jobs.handle(recheckSiret, ({ data }) => recheck(context, data));
  jobs.handle(recheckPending, () => sendAllRechecks(context));
}

/** Asks again about every profile that is still pending, whatever became of the job that was to settle it. */
export async function sendAllRechecks(context: Pick<AppContext, 'db' | 'jobs'>): Promise<void> {
  for (const kind of ['freelance', 'company'] as const) {
    const pending = await listPending(context.db, kind, pendingPerDay);
    for (const profileId of pending) await sendRecheck(context, context.db, { kind, profileId });
  }
}

async function recheck({ db, registry }: AppContext, { kind, profileId }: Subject): Promise<void> {
  const asked = await findPendingSiret(db, kind, profileId);
  if (!asked) return;
  const verdict: SiretVerdict =
    asked.name === null
      ? await judgeFreelance(registry, asked.siret)
      : await judgeCompany(registry, asked.siret, asked.name);
  if (verdict === 'unanswered') throw new Error('the registry gave no answer');
  await settleSiret(db, kind, profileId, asked, verdict === 'verified' ? 'verified' : 'failed');
}
