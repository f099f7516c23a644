import type { JobFilters } from '@mitoyen/contract/features/offers/job-filters.schemas.ts';
import type { OfferFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import type { AnyOffer, FullOffer, JobOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { ListContext } from '../../core/lists/list-cache.ts';
import { presentOffers } from './load-offers.ts';
import { type OfferCriteria, readJobCriteria, readOfferCriteria } from './offer-criteria.ts';
import { presentRestrictedOffer } from './offers.presenter.ts';
import { restrictedOffers, wholeOffers } from './offers.repository.ts';
import { type OfferPageHead, type OfferPaging, searchOffers, withDistance } from './search-offers.ts';

interface OfferPage<Item> extends OfferPageHead {
  readonly items: Item[];
}

type OffersContext = AppContext & ListContext;

/** A page of the open missions. Restricted for a signed-out caller. */
export async function listOffers(
  context: OffersContext,
  search: OfferFilters & OfferPaging,
  caller: SessionUser | null,
): Promise<OfferPage<AnyOffer>> {
  const criteria = readOfferCriteria(search);
  if (!caller) {
    const found = await searchOffers(context, criteria, search, null, restrictedOffers);
    const { rows, figures: _, ...page } = found;
    return { items: rows.map(presentRestrictedOffer), ...page };
  }
  const { items, ...page } = await listWhole(context, criteria, search, caller);
  return { items: items.filter((offer) => offer.kind === 'mission'), ...page };
}

/** A page of the open jobs, whole for everybody. */
export async function listJobs(
  context: OffersContext,
  search: JobFilters & OfferPaging,
  caller: SessionUser | null,
): Promise<OfferPage<JobOffer>> {
  const { items, ...page } = await listWhole(context, readJobCriteria(search), search, caller);
  return { items: items.filter((offer) => offer.kind !== 'mission'), ...page };
}

async function listWhole(
  context: OffersContext,
  criteria: OfferCriteria,
  paging: OfferPaging,
  caller: SessionUser | null,
): Promise<OfferPage<FullOffer>> {
  const { rows, figures, ...page } = await searchOffers(context, criteria, paging, caller, wholeOffers);
  const offers = await presentOffers(context, context.db, rows, caller, figures);
  return { items: offers.map((offer) => withDistance(offer, criteria)), ...page };
}
