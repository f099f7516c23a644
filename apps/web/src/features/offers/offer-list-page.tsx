import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { type ChangeState, useAddressState } from '../../core/lists/use-address-state.ts';
import type { PageHead, PageLoad } from '../../core/pages/page-module.tsx';
import { useSignedInUser } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { prefetchChipNames, useFieldChips } from '../field-search/index.ts';
import { shownSuggestion } from '../spelling/index.ts';
import { mayApplyTexts } from './jobs/jobs.texts.ts';
import { OfferFilterPanel } from './offer-filter-panel.tsx';
import { OfferListFrame } from './offer-list-frame.tsx';
import { OfferList, SuggestedOffers, useOfferList } from './offer-lists.tsx';
import { noFilters, type OfferFilters } from './offers.filters.ts';
import { offerFacetsQuery, offerListQuery, offerTotalsQuery } from './offers.queries.ts';
import { offerListTexts as texts } from './offers.texts.ts';
import { hasCriteria, offerSearchParams, parseOfferFilters } from './offers-url.ts';
import { PublishButton } from './publish-button.tsx';

/** The first page, and where it is empty that of the search that is suggested in its place. */
async function prefetchOffers(queryClient: QueryClient, filters: OfferFilters, params: URLSearchParams) {
  const query = offerListQuery(filters);
  await queryClient.prefetchInfiniteQuery(query);
  const first = queryClient.getQueryData(query.queryKey)?.pages[0];
  const suggestion = shownSuggestion(first?.suggestion, params);
  if (suggestion)
    await queryClient.prefetchInfiniteQuery(offerListQuery({ ...filters, search: suggestion.search }));
}

/** The server waits for the first page, in its restricted form; in the browser the page appears at once. */
export const load: PageLoad<{ noindex: boolean }> = async ({ url, queryClient }) => {
  const filters = parseOfferFilters(url.searchParams);
  const loading = Promise.all([
    prefetchOffers(queryClient, filters, url.searchParams),
    prefetchChipNames(queryClient, filters),
  ]);
  if (typeof document === 'undefined') await loading;
  // the whole list is for search engines, a choice of filters is nobody's to find
  return { noindex: hasCriteria(filters) };
};

export const head: PageHead<{ noindex: boolean }> = ({ data }) => ({
  title: texts.title,
  description: texts.description,
  canonicalPath: paths.offers(),
  ...data,
});

/** Where job seekers find what they may apply to. */
function JobsNotice() {
  const user = useSignedInUser();
  if (user?.role !== 'jobseeker') return null;
  const toJobs = (
    <LinkButton size="small" to={paths.jobs()}>
      {mayApplyTexts.toJobs}
    </LinkButton>
  );
  return <Notice title={mayApplyTexts.seeksJob} actions={toJobs} />;
}

export default function OfferListPage() {
  const { pathname, search } = useLocation();
  const { address: filters, shown, update } = useAddressState(parseOfferFilters, offerSearchParams);
  const change: ChangeState<OfferFilters> = (changes, options) =>
    update((latest) => ({ ...latest, ...changes }), options);
  const list = useOfferList(filters);
  const remote = filters.remote ? [{ label: texts.remote, removal: { remote: false } }] : [];
  return (
    <OfferListFrame
      texts={texts}
      list={list}
      filters={filters}
      shown={shown}
      change={change}
      chips={[...remote, ...useFieldChips(filters)]}
      onReset={hasCriteria(filters) ? () => change(noFilters) : null}
      searchParams={offerSearchParams}
      facetsQuery={offerFacetsQuery}
      totalsQuery={offerTotalsQuery}
      keptAs="offers"
      publish={<PublishButton />}
      notice={<JobsNotice />}
      panel={<OfferFilterPanel filters={shown} onChange={change} />}
      suggested={({ search: meant }) => (
        <SuggestedOffers filters={{ ...filters, search: meant }} listPath={pathname + search} />
      )}
    >
      <OfferList list={list} listPath={pathname + search} />
    </OfferListFrame>
  );
}
