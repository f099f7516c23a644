import type { OfferFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import type { AnyOffer, RestrictedOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { findOfferPage, type ListContext, type OfferPaging, withDistance } from './find-offer-page.ts';
import { loadOffers } from './load-offers.ts';
import { readOfferCriteria } from './offer-criteria.ts';
import { presentRestrictedOffer } from './offers.presenter.ts';
import { findRestrictedOffersByIds } from './offers.repository.ts';

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
  const found = await findOfferPage(context, readOfferCriteria(search), search, viewer);
  const { ids, surroundings, ...page } = found;
  const items = viewer
    ? (await loadOffers(context, ids, viewer))
        .filter((offer) => offer.kind === 'mission')
        .map((offer) => withDistance(offer, surroundings))
    : await loadRestrictedOffers(context.db, ids);
  return { items, ...page };
}

async function loadRestrictedOffers(
  db: AppContext['db'],
  ids: readonly string[],
): Promise<RestrictedOffer[]> {
  const found = new Map((await findRestrictedOffersByIds(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []).map(presentRestrictedOffer);
}
