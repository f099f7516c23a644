import { closingTexts } from '@mitoyen/contract/features/applications/applications.rules.ts';
import { canChangeOffer } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { answerEveryoneWaiting } from '../applications/index.ts';
import { updateOfferRow } from './offers.repository.ts';
import { lockOwnOffer } from './own-offer.ts';

/**
 * Deletes one of the caller's offers: nobody sees it any more, those who waited are answered as if it were
 * cancelled, and it still counts among those published. @throws ApiError 403, 404.
 */
export async function removeOffer(context: AppContext, userId: string, id: string): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction().execute(async (tx) => {
    const offer = await lockOwnOffer(tx, id, userId);
    await updateOfferRow(tx, offer.id, {
      ...(canChangeOffer('close', offer.status, 'cancelled') && { status: 'cancelled', closed_at: now }),
      deleted_at: now,
      updated_at: now,
    });
    await answerEveryoneWaiting(context, tx, offer, { message: closingTexts.cancelled, reason: null });
  });
}
