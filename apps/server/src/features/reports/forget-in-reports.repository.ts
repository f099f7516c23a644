import { sql } from 'kysely';
import type { Tx } from '../../core/db/schema.ts';
import { erasedText } from '../../core/personal-data/traces-of.ts';
import type { ReportRow } from './reports.repository.ts';

/**
 * Deletes the reports about an account that can no longer be contested, with their decisions. Reports that
 * the account made are kept without its name, since they are about others, and so are decisions that it took
 * as an operator.
 */
export async function forgetInReports(
  tx: Tx,
  userId: string,
  { traces, kept, email }: { traces: string; kept: readonly string[]; email: string },
): Promise<void> {
  await sql`delete from moderation_decisions where subject_id = ${userId}
    and (report_id is null or report_id <> all(${kept}::uuid[]))`.execute(tx);
  await sql`delete from reports where reported_id = ${userId} and id <> all(${kept}::uuid[])`.execute(tx);
  await sql`update reports set
      details = regexp_replace(details, ${traces}, ${erasedText}, 'gi'),
      messages = regexp_replace(messages::text, ${traces}, ${erasedText}, 'gi')::jsonb
    where reporter_id = ${userId}`.execute(tx);
  await sql`update reports set reporter_name = null, reporter_email = null
    where reporter_email = ${email}`.execute(tx);
  await sql`update moderation_decisions set operator_name = ${erasedText}
    where operator_id = ${userId}`.execute(tx);
}

/** Reports about an account that wait, or that were decided after an instant; locked until the transaction ends. */
export async function lockReportsAbout(
  tx: Tx,
  userId: string,
  decidedAfter: Date,
): Promise<Pick<ReportRow, 'id' | 'messages'>[]> {
  return tx
    .selectFrom('reports')
    .select(['id', 'messages'])
    .where('reported_id', '=', userId)
    .where((eb) => eb.or([eb('closed_at', 'is', null), eb('closed_at', '>', decidedAfter)]))
    .forUpdate()
    .execute();
}

export async function noteSealedCopy(tx: Tx, reportIds: readonly string[], copyId: string): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ sealed_copy_id: copyId })
    .where('id', 'in', [...reportIds])
    .execute();
}
