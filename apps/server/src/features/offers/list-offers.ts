import type { OfferFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import type { AnyOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import { findOfferPage, type ListContext, type OfferPaging, withDistance } from './find-offer-page.ts';
import { presentOffers } from './load-offers.ts';
import { readOfferCriteria } from './offer-criteria.ts';
import { presentRestrictedOffer } from './offers.presenter.ts';
import { restrictedOffers, wholeOffers } from './offers.repository.ts';

interface OfferPage {
  readonly items: AnyOffer[];
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly nextCursor: string | null;
}

/** A page of the open missions. Restricted for a signed-out caller. */
export async function listOffers(
  context: ListContext,
  search: OfferFilters & OfferPaging,
  viewer: SessionUser | null,
): Promise<OfferPage> {
  const criteria = readOfferCriteria(search);
  if (!viewer) {
    const {
      rows,
      surroundings: _,
      figures: __,
      ...page
    } = await findOfferPage(context, criteria, search, null, restrictedOffers);
    return { items: rows.map(presentRestrictedOffer), ...page };
  }
  const found = await findOfferPage(context, criteria, search, viewer, wholeOffers);
  const { rows, surroundings, figures, ...page } = found;
  const items = (await presentOffers(context, context.db, rows, viewer, figures))
    .filter((offer) => offer.kind === 'mission')
    .map((offer) => withDistance(offer, surroundings));
  return { items, ...page };
}
