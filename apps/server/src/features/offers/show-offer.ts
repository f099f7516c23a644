import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import type { AnyOffer, Offer, RestrictedOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { presentOffers } from './load-offers.ts';
import { presentRestrictedOffer } from './offers.presenter.ts';
import { findOffer, findRestrictedOffer } from './offers.repository.ts';

/** An offer, open or closed; a draft for its owner alone. @throws ApiError `offer_not_found`. */
export async function showOffer(
  context: AppContext,
  id: string,
  viewer: SessionUser | null,
): Promise<AnyOffer> {
  const offer = isUuid(id)
    ? await (viewer ? showFull(context, id, viewer) : showRestricted(context, id))
    : null;
  if (!offer) throw new ApiError(offerErrors.offer_not_found);
  return offer;
}

async function showFull(context: AppContext, id: string, viewer: SessionUser): Promise<Offer | undefined> {
  const row = await findOffer(context.db, id);
  if (!row || (row.status === 'draft' && row.user_id !== viewer.id)) return undefined;
  const [offer] = await presentOffers(context, context.db, [row], viewer);
  return offer;
}

async function showRestricted({ db }: AppContext, id: string): Promise<RestrictedOffer | undefined> {
  const row = await findRestrictedOffer(db, id);
  return row && presentRestrictedOffer(row);
}
