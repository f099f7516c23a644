import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { reportErrors } from '@mitoyen/contract/features/reports/reports.errors.ts';
import { findPerson, readmitUser } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { notifyPagesStale } from '../../core/rendering/stale-pages.repository.ts';
import { tellAccount } from '../notifications/index.ts';
import { insertDecision } from './decisions.repository.ts';
import { suspensionLiftedMail } from './reports.mails.ts';

/** Lets a suspended account in again, and tells its owner why. @throws ApiError 404, `account_not_suspended`. */
export async function liftSuspension(
  context: AppContext,
  operatorId: string,
  userId: string,
  statement: string,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const person = isUuid(userId) ? await findPerson(tx, userId) : undefined;
    if (!person) throw new ApiError(accountErrors.user_not_found);
    if (!(await readmitUser(tx, userId))) throw new ApiError(reportErrors.account_not_suspended);
    await notifyPagesStale(tx);
    await insertDecision(tx, {
      id: newId(),
      report_id: null,
      subject_id: userId,
      operator_id: operatorId,
      kind: 'lift',
      ground: null,
      statement,
      decided_at: context.clock.now(),
    });
    const mail = suspensionLiftedMail(person.username, statement, `${context.config.publicUrl}/login`);
    await tellAccount(context, tx, person, mail);
  });
}
