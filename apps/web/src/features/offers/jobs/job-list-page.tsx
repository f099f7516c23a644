import { keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { CardList } from '../../../core/lists/card-list.tsx';
import { type ChangeState, useAddressState } from '../../../core/lists/use-address-state.ts';
import type { PageHead, PageLoad } from '../../../core/pages/page-module.tsx';
import { paths } from '../../../paths.ts';
import { prefetchChipNames, useFieldChips } from '../../field-search/index.ts';
import { SuggestedList, shownSuggestion } from '../../spelling/index.ts';
import { OfferListFrame } from '../offer-list-frame.tsx';
import { PublishButton } from '../publish-button.tsx';
import { JobCard } from './job-card.tsx';
import { jobChips } from './job-chips.ts';
import { JobFilterPanel } from './job-filter-panel.tsx';
import { type JobFilters, noJobFilters } from './jobs.filters.ts';
import { jobFacetsQuery, jobListQuery, jobTotalsQuery } from './jobs.queries.ts';
import { jobListTexts as texts } from './jobs.texts.ts';
import { hasJobCriteria, jobSearchParams, parseJobFilters } from './jobs-url.ts';

/** The first page, and where it is empty that of the search that is suggested in its place. */
async function prefetchOffers(queryClient: QueryClient, filters: JobFilters, params: URLSearchParams) {
  const query = jobListQuery(filters);
  await queryClient.prefetchInfiniteQuery(query);
  const first = queryClient.getQueryData(query.queryKey)?.pages[0];
  const suggestion = shownSuggestion(first?.suggestion, params);
  if (suggestion)
    await queryClient.prefetchInfiniteQuery(jobListQuery({ ...filters, search: suggestion.search }));
}

/** The server waits for the first page; in the browser the page appears at once. */
export const load: PageLoad<{ noindex: boolean }> = async ({ url, queryClient }) => {
  const filters = parseJobFilters(url.searchParams);
  const loading = Promise.all([
    prefetchOffers(queryClient, filters, url.searchParams),
    prefetchChipNames(queryClient, filters),
  ]);
  if (typeof document === 'undefined') await loading;
  // as for missions: the whole list alone is for search engines
  return { noindex: hasJobCriteria(filters) };
};

export const head: PageHead<{ noindex: boolean }> = ({ data }) => ({
  title: texts.title,
  description: texts.description,
  canonicalPath: paths.jobs(),
  ...data,
});

/** The jobs that fit; the last ones stay, dimmed, while others are looked for. */
function useJobList(filters: JobFilters) {
  return useInfiniteQuery({ ...jobListQuery(filters), placeholderData: keepPreviousData });
}

/** The jobs loaded so far. */
function JobCards({ list, listPath }: { list: ReturnType<typeof useJobList>; listPath: string }) {
  return (
    <CardList
      list={list}
      items={list.data?.pages.flatMap((page) => page.offers) ?? []}
      texts={texts}
      keyOf={({ id }) => id}
      card={(job) => <JobCard job={job} listPath={listPath} />}
    />
  );
}

/** The jobs of a search that was suggested in place of one that found nothing. */
function SuggestedJobs({ filters, listPath }: { filters: JobFilters; listPath: string }) {
  const list = useJobList(filters);
  return (
    <SuggestedList list={list} texts={texts}>
      <JobCards list={list} listPath={listPath} />
    </SuggestedList>
  );
}

export default function JobListPage() {
  const { pathname, search } = useLocation();
  const { address: filters, shown, update } = useAddressState(parseJobFilters, jobSearchParams);
  const change: ChangeState<JobFilters> = (changes, options) =>
    update((latest) => ({ ...latest, ...changes }), options);
  const list = useJobList(filters);
  return (
    <OfferListFrame
      texts={texts}
      list={list}
      filters={filters}
      shown={shown}
      change={change}
      chips={[...jobChips(filters), ...useFieldChips(filters)]}
      onReset={hasJobCriteria(filters) ? () => change(noJobFilters) : null}
      searchParams={jobSearchParams}
      facetsQuery={jobFacetsQuery}
      totalsQuery={jobTotalsQuery}
      keptAs="jobs"
      publish={<PublishButton kind="cdi" />}
      panel={<JobFilterPanel filters={shown} onChange={change} />}
      suggested={({ search: meant }) => (
        <SuggestedJobs filters={{ ...filters, search: meant }} listPath={pathname + search} />
      )}
    >
      <JobCards list={list} listPath={pathname + search} />
    </OfferListFrame>
  );
}
