import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import { offerStatusOn } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { AnyOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { presentOffers } from './load-offers.ts';
import { presentRestrictedOffer } from './offers.presenter.ts';
import { findOffer, findRestrictedOffer } from './offers.repository.ts';

export interface ShownOffer {
  readonly offer: AnyOffer;
  /** Whether it takes applications: the restricted form has no field for it. */
  readonly isOpen: boolean;
}

/** An offer, open or closed; a draft for its owner alone. @throws ApiError `offer_not_found`. */
export async function showOffer(
  context: AppContext,
  id: string,
  viewer: SessionUser | null,
): Promise<ShownOffer> {
  const offer = isUuid(id)
    ? await (viewer ? showFull(context, id, viewer) : showRestricted(context, id))
    : null;
  if (!offer) throw new ApiError(offerErrors.offer_not_found);
  return offer;
}

async function showFull(
  context: AppContext,
  id: string,
  viewer: SessionUser,
): Promise<ShownOffer | undefined> {
  const row = await findOffer(context.db, id);
  if (!row || (row.status === 'draft' && row.user_id !== viewer.id)) return undefined;
  const [offer] = await presentOffers(context, context.db, [row], viewer);
  return offer && { offer, isOpen: offer.status === 'open' };
}

async function showRestricted({ db, clock }: AppContext, id: string): Promise<ShownOffer | undefined> {
  const row = await findRestrictedOffer(db, id);
  if (!row) return undefined;
  const status = offerStatusOn(row.status, row.deadline, parisDay(clock.now()));
  return { offer: presentRestrictedOffer(row), isOpen: status === 'open' };
}
