import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { answerEveryoneWaiting } from '../applications/index.ts';
import { updateOfferRow } from './offers.repository.ts';
import { lockOpenOffersOf } from './own-offers.repository.ts';

/** Cancels every open offer of an account's company and answers everyone still waiting with these words. */
export async function cancelOpenOffers(
  context: AppContext,
  tx: Tx,
  userId: string,
  message: string,
): Promise<void> {
  const now = context.clock.now();
  for (const offer of await lockOpenOffersOf(tx, userId)) {
    await updateOfferRow(tx, offer.id, { status: 'cancelled', closed_at: now, updated_at: now });
    await answerEveryoneWaiting(context, tx, offer, { message, reason: null });
  }
}
