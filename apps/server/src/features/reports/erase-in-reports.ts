import { monthsBefore } from '@mitoyen/contract/core/retention.ts';
import { contestMonths } from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import type { Person } from '../../core/personal-data/personal-data.ts';
import { tracesOf } from '../../core/personal-data/traces-of.ts';
import { sealReportedAccount } from '../sealed-copies/index.ts';
import { sealFiles } from '../uploads/index.ts';
import { forgetInReports, lockReportsAbout, noteSealedCopy } from './forget-in-reports.repository.ts';

/**
 * Deleting an account ends no report about it: reports that wait, or can be contested, stay with a sealed
 * copy of the account and with the reported files.
 */
export async function eraseInReports(context: AppContext, tx: Tx, person: Person): Promise<void> {
  const contestableSince = monthsBefore(context.clock.now(), contestMonths);
  const kept = await lockReportsAbout(tx, person.id, contestableSince);
  const ids = kept.map(({ id }) => id);
  if (kept.length > 0) {
    const urls = kept.flatMap(({ messages }) =>
      messages.flatMap(({ attachments = [] }) => attachments.map(({ url }) => url)),
    );
    const fileIds = await sealFiles(context, tx, person.id, urls);
    await noteSealedCopy(tx, ids, await sealReportedAccount(context, tx, person, fileIds));
  }
  await forgetInReports(tx, person.id, { traces: tracesOf(person), kept: ids, email: person.email });
}
