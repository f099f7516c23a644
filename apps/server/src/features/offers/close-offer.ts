import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { closingText } from '@mitoyen/contract/features/applications/applications.rules.ts';
import { isJobKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { canChangeOffer } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { answerEveryoneWaiting, endCvAccess } from '../applications/index.ts';
import { lockPublishingCompany } from './offer-companies.repository.ts';
import { lockOpenOffersOf, updateOfferRow } from './offers.repository.ts';
import { lockOwnOffer, requireOfferChange } from './own-offer.ts';

interface Closing {
  readonly status: 'filled' | 'cancelled';
  /** Told to everyone who still waits for an answer, instead of the usual text. */
  readonly message?: string | undefined;
}

/**
 * Closes one of the caller's offers and answers everyone still waiting, all or nothing.
 * @throws ApiError 403, 404, `offer_transition_refused`.
 */
export async function closeOffer(
  context: AppContext,
  userId: string,
  id: string,
  { status, message }: Closing,
): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction().execute(async (tx) => {
    const offer = await lockOwnOffer(tx, id, userId);
    requireOfferChange('close', offer, status, parisDay(now));
    await updateOfferRow(tx, offer.id, { status, closed_at: now, updated_at: now });
    await answerEveryoneWaiting(context, tx, offer, {
      message: message || closingText(status, offer.kind),
      reason: status === 'filled' ? 'other' : null,
    });
  });
}

/**
 * Cancels every open offer of an account's company and answers every waiting applicant with these words.
 * Locks the company first, as publishing and applying do.
 */
export async function cancelOpenOffers(
  context: AppContext,
  tx: Tx,
  userId: string,
  message: string,
): Promise<void> {
  const now = context.clock.now();
  const company = await lockPublishingCompany(tx, userId);
  if (!company) return;
  for (const offer of await lockOpenOffersOf(tx, company.id)) {
    await updateOfferRow(tx, offer.id, { status: 'cancelled', closed_at: now, updated_at: now });
    await answerEveryoneWaiting(context, tx, { ...offer, user_id: userId }, { message, reason: null });
  }
}

/**
 * Deletes one of the caller's offers: nobody sees it any more, those who waited are answered as if it were
 * cancelled, copies of CVs are deleted, and it still counts among those published. @throws ApiError 403, 404.
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
    await answerEveryoneWaiting(context, tx, offer, {
      message: closingText('cancelled', offer.kind),
      reason: null,
    });
    if (isJobKind(offer.kind)) await endCvAccess(context, tx, { offerId: offer.id });
  });
}
