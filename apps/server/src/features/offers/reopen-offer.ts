import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { checkedRow } from './checked-row.ts';
import { loadOffer } from './load-offers.ts';
import { noticedDeadlineOf, requireComingDeadline, requireUrgentDeadline } from './offer-days.ts';
import { updateOfferRow } from './offers.repository.ts';
import { lockOwnOffer, requireOfferChange } from './own-offer.ts';
import { requireNothingStopped } from './require-honest-offer.ts';

/**
 * Reopens one of the caller's closed offers until a new deadline, if it may be published as it stands.
 * Answers to applicants remain.
 * @throws ApiError 403, 404, `offer_transition_refused`, 400 about `deadline`, `offer_stopped`.
 */
export async function reopenOffer(
  context: AppContext,
  user: SessionUser,
  id: string,
  deadline: string,
): Promise<FullOffer> {
  const now = context.clock.now();
  const today = parisDay(now);
  return context.db.transaction().execute(async (tx) => {
    const offer = await lockOwnOffer(tx, id, user.id);
    requireOfferChange('reopen', offer, 'open', today);
    requireComingDeadline(deadline, today);
    if (offer.is_urgent) requireUrgentDeadline(deadline, today, today);
    const { company_name: name, legal_status: legalStatus, company_description: description } = offer;
    const warned = requireNothingStopped(checkedRow(offer), { name, legalStatus, description }, today);
    await updateOfferRow(tx, offer.id, {
      status: 'open',
      warned_rules: warned,
      read_rules: offer.read_rules.filter((rule) => warned.includes(rule)),
      closed_at: null,
      opened_on: today,
      deadline,
      noticed_deadline: noticedDeadlineOf(deadline, today),
      updated_at: now,
    });
    return loadOffer(context, tx, offer.id, user);
  });
}
