import type { JobFilters } from '@mitoyen/contract/features/offers/job-filters.schemas.ts';
import type { JobOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import { findOfferPage, type ListContext, type OfferPaging, withDistance } from './find-offer-page.ts';
import { presentOffers } from './load-offers.ts';
import { readJobCriteria } from './offer-criteria.ts';
import { wholeOffers } from './offers.repository.ts';

interface JobPage {
  readonly items: JobOffer[];
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly nextCursor: string | null;
}

/** A page of the open jobs, whole for everybody. */
export async function listJobs(
  context: ListContext,
  search: JobFilters & OfferPaging,
  viewer: SessionUser | null,
): Promise<JobPage> {
  const found = await findOfferPage(context, readJobCriteria(search), search, viewer, wholeOffers);
  const { rows, surroundings, figures, ...page } = found;
  const items = (await presentOffers(context, context.db, rows, viewer, figures))
    .filter((offer) => offer.kind !== 'mission')
    .map((offer) => withDistance(offer, surroundings));
  return { items, ...page };
}
