import type { JobFilters } from '@mitoyen/contract/features/offers/job-filters.schemas.ts';
import type { OfferFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import type { AnyOffer, JobOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { presentOffers } from './load-offers.ts';
import { readJobCriteria, readOfferCriteria } from './offer-criteria.ts';
import { presentRestrictedOffer } from './offers.presenter.ts';
import { restrictedOffers, wholeOffers } from './offers.repository.ts';
import { type OfferListContext, type OfferPaging, searchOffers, withDistance } from './search-offers.ts';

interface OfferPage<Item> {
  readonly items: Item[];
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly nextCursor: string | null;
}

type ListContext = AppContext & OfferListContext;

/** A page of the open missions. Restricted for a signed-out caller. */
export async function listOffers(
  context: ListContext,
  search: OfferFilters & OfferPaging,
  caller: SessionUser | null,
): Promise<OfferPage<AnyOffer>> {
  const criteria = readOfferCriteria(search);
  if (!caller) {
    const found = await searchOffers(context, criteria, search, null, restrictedOffers);
    const { rows, figures: _, ...page } = found;
    return { items: rows.map(presentRestrictedOffer), ...page };
  }
  const { rows, figures, ...page } = await searchOffers(context, criteria, search, caller, wholeOffers);
  const items = (await presentOffers(context, context.db, rows, caller, figures))
    .filter((offer) => offer.kind === 'mission')
    .map((offer) => withDistance(offer, criteria));
  return { items, ...page };
}

/** A page of the open jobs, whole for everybody. */
export async function listJobs(
  context: ListContext,
  search: JobFilters & OfferPaging,
  caller: SessionUser | null,
): Promise<OfferPage<JobOffer>> {
  const criteria = readJobCriteria(search);
  const { rows, figures, ...page } = await searchOffers(context, criteria, search, caller, wholeOffers);
  const items = (await presentOffers(context, context.db, rows, caller, figures))
    .filter((offer) => offer.kind !== 'mission')
    .map((offer) => withDistance(offer, criteria));
  return { items, ...page };
}
