import type { SiretStatus } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { type SiretVerification, verifyCompanySiret, verifyFreelanceSiret } from './verify-siret.ts';

export type CheckedKind = 'freelance' | 'company';

interface Subject {
  kind: CheckedKind;
  profileId: string;
}

/** What is checked about a profile: a freelance's number alone, a company's with its name. */
export interface PendingSiret {
  readonly siret: string;
  readonly name: string | null;
}

/** The profiles of one kind of which the registry has not said anything yet, where they are kept. */
export interface PendingSirets {
  readonly kind: CheckedKind;
  /** What is to be checked; undefined when nothing is any more. */
  find(db: Queryable, profileId: string): Promise<PendingSiret | undefined>;
  /** Writes an answer down, unless what it is about has changed since it was asked. */
  settle(db: Queryable, profileId: string, asked: PendingSiret, status: SiretStatus): Promise<void>;
  /** Ids of profiles, the oldest first. */
  list(db: Queryable, limit: number): Promise<string[]>;
}

/** First again after a minute, then ever more rarely for some three days. */
const recheckSiret = defineJob<Subject>('registry-checks.recheck', {
  retryLimit: 12,
  retryDelaySeconds: 60,
  onePerKey: true,
});
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

export function handleRechecks(context: AppContext, profiles: readonly PendingSirets[]): void {
  const { jobs } = context;
  jobs.handle(recheckSiret, async ({ data }) => {
    const ofKind = profiles.find(({ kind }) => kind === data.kind);
    if (ofKind) await recheck(context, ofKind, data.profileId);
  });
  jobs.handle(recheckPending, () => sendAllRechecks(context, profiles));
}

/** Asks again about every profile that is still pending, whatever became of the job that was to settle it. */
export async function sendAllRechecks(
  context: Pick<AppContext, 'db' | 'jobs'>,
  profiles: readonly PendingSirets[],
): Promise<void> {
  for (const { kind, list } of profiles) {
    for (const profileId of await list(context.db, pendingPerDay))
      await sendRecheck(context, context.db, { kind, profileId });
  }
}

async function recheck(
  { db, registry }: AppContext,
  profiles: PendingSirets,
  profileId: string,
): Promise<void> {
  const asked = await profiles.find(db, profileId);
  if (!asked) return;
  const verdict: SiretVerification =
    asked.name === null
      ? await verifyFreelanceSiret(registry, asked.siret)
      : await verifyCompanySiret(registry, asked.siret, asked.name);
  if (verdict === 'unanswered') throw new Error('the registry gave no answer');
  await profiles.settle(db, profileId, asked, verdict === 'verified' ? 'verified' : 'failed');
}
