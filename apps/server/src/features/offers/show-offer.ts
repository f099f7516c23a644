import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { isJobKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import { offerStatusOn } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { FullOffer, JobOffer, ShownOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { presentOffers } from './load-offers.ts';
import { presentRestrictedOffer } from './offers.presenter.ts';
import { findOffer, findRestrictedOffer } from './offers.repository.ts';

interface Shown<Offer = ShownOffer> {
  readonly offer: Offer;
  /** Whether it takes applications: the restricted form has no field for it. */
  readonly isOpen: boolean;
}

/** An offer, open or closed; a draft for its owner alone. @throws ApiError `offer_not_found`. */
export async function showOffer(context: AppContext, id: string, viewer: SessionUser | null): Promise<Shown> {
  const offer = isUuid(id)
    ? await (viewer ? showFull(context, id, viewer) : showToEverybody(context, id))
    : null;
  if (!offer) throw new ApiError(offerErrors.offer_not_found);
  return offer;
}

/** A job by its id; a mission is none. @throws ApiError `offer_not_found`. */
export async function showJob(
  context: AppContext,
  id: string,
  viewer: SessionUser | null,
): Promise<Shown<JobOffer>> {
  const shown = isUuid(id) ? await showFull(context, id, viewer) : undefined;
  if (!shown || shown.offer.kind === 'mission') throw new ApiError(offerErrors.offer_not_found);
  return { offer: shown.offer, isOpen: shown.isOpen };
}

async function showFull(
  context: AppContext,
  id: string,
  viewer: SessionUser | null,
): Promise<Shown<FullOffer> | undefined> {
  const row = await findOffer(context.db, id);
  if (!row || (row.status === 'draft' && row.user_id !== viewer?.id)) return undefined;
  const [offer] = await presentOffers(context, context.db, [row], viewer);
  return offer && { offer, isOpen: offer.status === 'open' };
}

/** Visitors read a mission's title and place, and a job whole. */
async function showToEverybody(context: AppContext, id: string): Promise<Shown | undefined> {
  const row = await findRestrictedOffer(context.db, id);
  if (!row) return undefined;
  if (isJobKind(row.kind)) return showFull(context, id, null);
  const status = offerStatusOn(row.status, row.deadline, parisDay(context.clock.now()));
  return { offer: presentRestrictedOffer(row), isOpen: status === 'open' };
}
