import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import {
  type AnyOfferBody,
  isJobBody,
  kindFixedMessage,
} from '@mitoyen/contract/features/offers/job-body.schemas.ts';
import { offerStatusOn } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { requireKnownCodes } from '../vocabulary/index.ts';
import { loadOffer } from './load-offers.ts';
import { offerColumns } from './offer-columns.ts';
import { noticedDeadlineOf, requireComingDeadline, requireUrgentDeadline } from './offer-days.ts';
import { updateOfferRow } from './offers.repository.ts';
import { lockOwnOffer } from './own-offer.ts';
import { requireOwnCompanyId } from './publish-offer.ts';
import { requireHonestOffer } from './require-honest-offer.ts';

/**
 * Changes one of the caller's offers; its state stays what it is, so that a later deadline does not reopen an
 * expired one. @throws ApiError 403, 404, 400 about a `deadline` moved into the past or another `kind`, `offer_stopped`, and what `requireKnownCodes` refuses.
 */
export async function updateOffer(
  context: AppContext,
  user: SessionUser,
  id: string,
  body: AnyOfferBody,
): Promise<FullOffer> {
  requireKnownCodes(body);
  const now = context.clock.now();
  const today = parisDay(now);
  return context.db.transaction().execute(async (tx) => {
    const before = await lockOwnOffer(tx, id, user.id);
    requireOwnCompanyId(body.entreprise_id, [user.id, before.company_id]);
    if ((body.kind ?? 'mission') !== before.kind) throw fieldError('kind', kindFixedMessage);
    const isMoved = body.deadline !== before.deadline;
    if (isMoved) requireComingDeadline(body.deadline, today);
    const isUrgent = !isJobBody(body) && (body.urgent ?? before.is_urgent);
    if (isUrgent && (isMoved || !before.is_urgent)) {
      requireUrgentDeadline(body.deadline, before.opened_on ?? parisDay(before.created_at), today);
    }
    const { company_name: name, legal_status: legalStatus, company_description: description } = before;
    const checked = requireHonestOffer(body, { name, legalStatus, description }, today, before.read_rules);
    await updateOfferRow(tx, before.id, {
      ...offerColumns(body, before.place_code),
      ...checked,
      status: offerStatusOn(before.status, before.deadline, today),
      ...(isMoved && { noticed_deadline: noticedDeadlineOf(body.deadline, today) }),
      updated_at: now,
    });
    return loadOffer(context, tx, before.id, user);
  });
}
