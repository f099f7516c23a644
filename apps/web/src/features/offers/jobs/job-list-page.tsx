import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { failureHintOf } from '../../../core/api/failure-hint.ts';
import { CardList, CardListSkeleton } from '../../../core/lists/card-list.tsx';
import { IgnoredTerms } from '../../../core/lists/ignored-terms.tsx';
import { type ChangeState, useAddressState } from '../../../core/lists/use-address-state.ts';
import type { PageHead, PageLoad } from '../../../core/pages/page-module.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import {
  ActiveChips,
  activeChip,
  listColumns as columns,
  FieldSearchBar,
  FranceMapSection,
  fieldTexts,
  ListFilters,
  prefetchChipNames,
  UnderstoodSearch,
  useFieldChips,
} from '../../field-search/index.ts';
import { KeepSearch } from '../../kept-searches/index.ts';
import { EmptySearch } from '../empty-search.tsx';
import { PublishButton } from '../publish-button.tsx';
import { JobCard } from './job-card.tsx';
import { jobChips } from './job-chips.ts';
import { JobFilterPanel } from './job-filter-panel.tsx';
import styles from './job-list-page.module.css';
import { type JobFilters, noJobFilters } from './jobs.filters.ts';
import { jobFacetsQuery, jobListQuery, jobTotalQuery } from './jobs.queries.ts';
import { jobListTexts as texts } from './jobs.texts.ts';
import { hasJobCriteria, jobSearchParams, parseJobFilters } from './jobs-url.ts';

/** The server waits for the first page; in the browser the page appears at once. */
export const load: PageLoad<null> = async ({ url, queryClient }) => {
  const filters = parseJobFilters(url.searchParams);
  const loading = Promise.all([
    queryClient.prefetchInfiniteQuery(jobListQuery(filters)),
    prefetchChipNames(queryClient, filters),
  ]);
  if (typeof document === 'undefined') await loading;
  return null;
};

export const head: PageHead<null> = () => ({
  title: texts.title,
  description: texts.description,
  canonicalPath: paths.jobs(),
});

/** The jobs that fit; the last ones stay, dimmed, while others are looked for. */
function useJobList(filters: JobFilters) {
  return useInfiniteQuery({ ...jobListQuery(filters), placeholderData: keepPreviousData });
}

export default function JobListPage() {
  const { pathname, search } = useLocation();
  const { address: filters, shown, update } = useAddressState(parseJobFilters, jobSearchParams);
  const change: ChangeState<JobFilters> = (changes, options) =>
    update((latest) => ({ ...latest, ...changes }), options);
  const list = useJobList(filters);
  const [first] = list.data?.pages ?? [];
  const total = first && (first.total ?? first.offers.length);
  const isEmpty = first?.offers.length === 0;
  const isSettled = filters === shown && !list.isFetching;
  const [asWords, setAsWords] = useState<string | null>(null);
  const chips = [...jobChips(filters), ...useFieldChips(filters)];
  const reset = hasJobCriteria(filters) ? () => change(noJobFilters) : null;
  const hrefOfPlace = (place: string) =>
    `?${jobSearchParams({ ...filters, place, radius: null, order: 'shuffle', location: '' })}`;
  const words = (['search', 'location'] as const).filter((name) => filters[name] !== '');
  const criteria = [
    ...words.map((name) => ({ label: filters[name], removal: { [name]: '' } })),
    ...chips,
  ].map(({ label, removal }) => ({
    label,
    totalQuery: jobTotalQuery({ ...filters, ...removal }),
    onDrop: () => change(removal),
  }));
  return (
    <Page className={columns.page}>
      <PageHeader
        caption={texts.caption}
        title={texts.title}
        lead={texts.intro}
        actions={<PublishButton kind="cdi" />}
      />
      <FieldSearchBar filters={shown} texts={texts} orders={fieldTexts.offerOrders} onChange={change} />
      <UnderstoodSearch
        filters={shown}
        isEmpty={isSettled && isEmpty && asWords !== filters.search}
        onChange={change}
      />
      <div className={columns.columns}>
        <a href="#resultats" className={columns.skip}>
          {texts.toResults}
        </a>
        <ListFilters
          texts={texts}
          activeCount={chips.length}
          found={
            isSettled && first && total !== undefined
              ? { total, isTotalExact: first.isTotalExact }
              : undefined
          }
          onReset={reset}
        >
          <JobFilterPanel filters={shown} onChange={change} />
        </ListFilters>
        <section id="resultats" tabIndex={-1} className={columns.results}>
          <div className={columns.summary}>
            <p role="status" className={columns.count}>
              {total === undefined ? !list.isError && texts.loading : texts.found(total, first?.isTotalExact)}
            </p>
            <IgnoredTerms search={filters.search} />
            <ActiveChips
              label={texts.activeFiltersLabel}
              chips={chips.map((chip) => activeChip<JobFilters>(chip, filters.search, change, setAsWords))}
            />
            {reset && (
              <Button variant="link" onClick={reset}>
                {texts.reset}
              </Button>
            )}
            <FranceMapSection
              facetsQuery={jobFacetsQuery({ ...filters, place: '', radius: null })}
              place={filters.place}
              hrefOf={hrefOfPlace}
              isInline
            />
          </div>
          {reset && (
            <KeepSearch
              kind="jobs"
              query={jobSearchParams(filters).toString()}
              labels={[filters.search, filters.location, ...chips.map(({ label }) => label)]}
            />
          )}
          <p className={styles.note}>{texts.paidNote}</p>
          {list.isPending && <CardListSkeleton className={styles.placeholder} />}
          {list.isError && !list.isFetchNextPageError && (
            <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()}>
              {failureHintOf(list.error, texts.failureHint)}
            </Notice>
          )}
          {isEmpty && <EmptySearch texts={texts} criteria={criteria} onReset={reset} />}
          {list.data && !isEmpty && (
            <CardList
              list={list}
              items={list.data.pages.flatMap((page) => page.offers)}
              texts={texts}
              keyOf={({ id }) => id}
              card={(job) => <JobCard job={job} listPath={pathname + search} />}
            />
          )}
        </section>
      </div>
    </Page>
  );
}
