import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { proofNames } from '@mitoyen/contract/features/proofs/proof-names.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { sendMailOfKind } from '../mail-preferences/index.ts';
import { claimNotices, type NoticeRow } from './notices.repository.ts';
import { lentProofEndsMail, ownProofEndsMail } from './proof-loans.mails.ts';

/** Every hour of the day, in case no server ran in the morning; no mails at night. */
export const tellEndsJob = defineJob<Record<string, never>>('proof-loans.tell-ends', {
  cron: '20 8-20 * * *',
  retryLimit: 2,
});
const batchSize = 100;

export function handleTellEnds(context: AppContext): void {
  context.jobs.handle(tellEndsJob, () => tellEnds(context));
}

/**
 * Mails both sides of lent proofs that end. Each notice is recorded in the transaction that queues its mail.
 */
export async function tellEnds(context: AppContext): Promise<void> {
  const at = context.clock.now();
  for (let told = batchSize; told === batchSize; ) {
    told = await context.db.transaction().execute(async (tx) => {
      const rows = await claimNotices(tx, { today: parisDay(at), at, take: batchSize });
      for (const row of rows) await tell(context, tx, row);
      return rows.length;
    });
  }
}

async function tell(context: AppContext, tx: Tx, row: NoticeRow): Promise<void> {
  const { recipient_id, recipient_name, owner_id, owner_name, kind, ends_on } = row;
  const { publicUrl } = context.config;
  const ending = { recipientName: recipient_name, kindName: proofNames[kind], endsOn: ends_on, publicUrl };
  const mail =
    recipient_id === owner_id
      ? ownProofEndsMail(ending)
      : lentProofEndsMail({ ...ending, ownerId: owner_id, ownerName: owner_name });
  await sendMailOfKind(context, tx, { userId: recipient_id, kind: 'proofs' }, mail);
}
