import type { ListTotal } from '@mitoyen/contract/features/facets/list-totals.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { presentTotal } from '../../core/search/bounded-total.ts';
import type { KnownTotals } from '../../core/search/known-answers.ts';
import { searchInPairs } from '../../core/search/search-in-pairs.ts';
import { versionFor } from '../../core/search/term-words.ts';
import type { OfferCriteria } from './offer-criteria.ts';
import { countOfferSearch, prepareOfferSearch } from './prepare-offer-search.ts';

/** How many offers of their list each of these searches finds. */
export function totalOffers(
  context: Pick<AppContext, 'db' | 'clock'> & { readonly totals: KnownTotals },
  searches: readonly OfferCriteria[],
  viewer: Pick<SessionUser, 'id'> | null,
): Promise<ListTotal[]> {
  const total = async (criteria: OfferCriteria) => {
    const plan = await prepareOfferSearch(context, criteria, viewer);
    const version = await versionFor(context.db, criteria.list, plan);
    return presentTotal(await countOfferSearch(context, plan, version));
  };
  return searchInPairs(searches.map((criteria) => () => total(criteria)));
}
