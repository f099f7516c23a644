import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { reportErrors } from '@mitoyen/contract/features/reports/reports.errors.ts';
import { deleteSessionsOf } from '../../core/auth/sessions.repository.ts';
import { suspendUser } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { dropMailsOf } from '../../core/jobs/job-traces.repository.ts';
import { notifyPagesStale } from '../../core/rendering/stale-pages.repository.ts';
import { cancelOpenOffers } from '../offers/index.ts';

const offersCancelledText =
  'Merci pour votre candidature. Cette offre a été retirée de Mitoyen\u00a0: il n’y sera pas donné suite.';

/**
 * Suspends an account and ends every session of it. It cannot sign in and is shown nowhere: cached pages and
 * waiting mails with its words are deleted, its open offers cancelled and their applicants answered. Of two
 * operators who suspend it at once, the second waits for the first and is refused, with all that its
 * transaction wrote.
 * @throws ApiError `already_suspended`.
 */
export async function suspendAccount(context: AppContext, tx: Tx, userId: string): Promise<void> {
  if (!(await suspendUser(tx, userId, context.clock.now())))
    throw new ApiError(reportErrors.already_suspended);
  await deleteSessionsOf(tx, userId);
  // before the answers to those who applied, which are ours
  await dropMailsOf(tx, userId);
  await cancelOpenOffers(context, tx, userId, offersCancelledText);
  await notifyPagesStale(tx);
}
