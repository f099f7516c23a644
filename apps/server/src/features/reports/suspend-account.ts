import { deleteSessionsOf } from '../../core/auth/sessions.repository.ts';
import { suspendUser } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { cancelOpenOffers } from '../offers/index.ts';

const offersCancelledText =
  'Merci pour votre candidature. Cette offre a été retirée de Mitoyen\u00a0: il n’y sera pas donné suite.';

/** Ends every session of an account, which can open none and is shown nowhere, and returns who applied to its offers. */
export async function suspendAccount(context: AppContext, tx: Tx, userId: string): Promise<void> {
  await suspendUser(tx, userId, context.clock.now());
  await deleteSessionsOf(tx, userId);
  await cancelOpenOffers(context, tx, userId, offersCancelledText);
}
