import { type JobFilters, jobFilters } from '@mitoyen/contract/features/offers/job-filters.schemas.ts';
import { type OfferFilters, offerFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import type { SearchSuggestion } from '@mitoyen/contract/features/spelling/spelling.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { ListContext } from '../../core/lists/list-cache.ts';
import { nothingAskedOf } from '../facets/index.ts';
import { proposeWords } from '../spelling/index.ts';
import { type OfferCriteria, readJobCriteria, readOfferCriteria } from './offer-criteria.ts';
import { totalOffers } from './search-offers.ts';

const anyOffer = nothingAskedOf(offerFilters);
const anyJob = nothingAskedOf(jobFilters);

type Caller = Pick<SessionUser, 'id' | 'role'> | null;

/** Of a search that found no mission: one that finds some for the caller, where its words were typed wrongly. */
export function suggestOffers(
  context: ListContext,
  filters: OfferFilters,
  caller: Caller,
): Promise<SearchSuggestion | null> {
  const search = { list: caller ? 'offers' : 'public_offers', search: filters.search } as const;
  return suggest(context, caller, search, (words, isAlone) =>
    readOfferCriteria({ ...(isAlone ? anyOffer : filters), search: words }),
  );
}

/** The same of jobs. */
export function suggestJobs(
  context: ListContext,
  filters: JobFilters,
  caller: Caller,
): Promise<SearchSuggestion | null> {
  const search = { list: 'jobs', search: filters.search } as const;
  return suggest(context, caller, search, (words, isAlone) =>
    readJobCriteria({ ...(isAlone ? anyJob : filters), search: words }),
  );
}

function suggest(
  context: ListContext,
  caller: Caller,
  search: Pick<Parameters<typeof proposeWords>[0], 'list' | 'search'>,
  criteriaOf: (words: string, isAlone: boolean) => OfferCriteria,
): Promise<SearchSuggestion | null> {
  const total = (searches: readonly OfferCriteria[]) => totalOffers(context, searches, caller);
  return proposeWords({
    db: context.db,
    ...search,
    totalsOf: (words) => total(words.map((word) => criteriaOf(word, true))),
    totalWith: async (words) => (await total([criteriaOf(words, false)]))[0],
  });
}
