import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { reportErrors } from '@mitoyen/contract/features/reports/reports.errors.ts';
import type { DecisionGround } from '@mitoyen/contract/features/reports/reports.rules.ts';
import { lockPerson } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { insertDecision } from './decisions.repository.ts';
import { accountSuspendedMail } from './reports.mails.ts';
import { suspendAccount } from './suspend-account.ts';

/** Suspends an account that nobody reported, and tells its owner why. @throws ApiError 404, `own_case`, `already_suspended`. */
export async function suspendWithoutReport(
  context: AppContext,
  operatorId: string,
  userId: string,
  { ground, statement }: { ground: DecisionGround; statement: string },
): Promise<void> {
  if (userId === operatorId) throw new ApiError(reportErrors.own_case);
  await context.db.transaction().execute(async (tx) => {
    const person = isUuid(userId) ? await lockPerson(tx, userId) : undefined;
    if (!person) throw new ApiError(accountErrors.user_not_found);
    await insertDecision(tx, {
      id: newId(),
      report_id: null,
      subject_id: userId,
      operator_id: operatorId,
      kind: 'suspension',
      ground,
      statement,
      decided_at: context.clock.now(),
    });
    await suspendAccount(context, tx, userId);
    const about = { name: person.username, ground, statement, contactEmail: context.config.contact.email };
    await context.mailer.send(tx, person.email, accountSuspendedMail(about));
  });
}
