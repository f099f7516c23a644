import type { ProfilePage } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { SearchSuggestion } from '@mitoyen/contract/features/spelling/spelling.schemas.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { failureHintOf } from '../../core/api/failure-hint.ts';
import { CardListSkeleton } from '../../core/lists/card-list.tsx';
import { IgnoredTerms } from '../../core/lists/ignored-terms.tsx';
import type { PageHead, PageLoad } from '../../core/pages/page-module.tsx';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import {
  ActiveChips,
  activeChip,
  droppables,
  type FieldChip,
  FieldSearchBar,
  FiltersButton,
  FranceMapSection,
  fieldTexts,
  ListFilters,
  MoreAround,
  NarrowingHints,
  prefetchChipNames,
  listColumns as styles,
  UnderstoodSearch,
  useFieldChips,
} from '../field-search/index.ts';
import { SaveSearch } from '../saved-searches/index.ts';
import { SuggestedSearch, shownSuggestion, useSuggestion } from '../spelling/index.ts';
import { defaultFilters, type Filters, hasCriteria } from './directory.filters.ts';
import { directoryFacetsQuery, directoryQuery, directoryTotalsQuery } from './directory.queries.ts';
import { directoryTexts as texts } from './directory.texts.ts';
import { type DirectoryAddress, directorySearchParams, parseDirectoryAddress } from './directory-url.ts';
import { type FilterChip, filterChips } from './filter-chips.ts';
import { FilterPanel } from './filter-panel.tsx';
import { loadMarking } from './marking.ts';
import { ProfileCards, SuggestedProfiles } from './profile-cards.tsx';
import { type Reach, reachOf } from './reach-of.ts';
import { type DirectoryList, useDirectory } from './use-directory.ts';
import { type ChangeFilters, useDirectoryAddress } from './use-directory-address.ts';
import { useRememberedPlace } from './use-remembered-place.ts';

/** The first page, and where it is empty that of the search that is suggested in its place. */
async function prefetchProfiles(
  queryClient: QueryClient,
  address: DirectoryAddress,
  params: URLSearchParams,
) {
  const query = directoryQuery(address);
  await queryClient.prefetchInfiniteQuery(query);
  const first = queryClient.getQueryData(query.queryKey)?.pages[0];
  const suggestion = shownSuggestion(first?.suggestion, params);
  if (first && suggestion)
    await queryClient.prefetchInfiniteQuery(directoryQuery(addressOf(suggestion, address, first)));
}

/** Where a suggested search is found: among the same people, in the order that was drawn for those that were asked for. */
const addressOf = (
  { search }: SearchSuggestion,
  { filters }: Pick<DirectoryAddress, 'filters'>,
  first: ProfilePage,
) => ({
  filters: { ...filters, search },
  seed: first.seed,
});

/** The server waits for the first page; in the browser the page appears at once, with the shapes of its cards. */
export const load: PageLoad<Reach> = async ({ url, queryClient }) => {
  const address = parseDirectoryAddress(url.searchParams);
  const loading = Promise.all([
    prefetchProfiles(queryClient, address, url.searchParams),
    prefetchChipNames(queryClient, address.filters),
    address.filters.search !== '' && loadMarking(),
  ]);
  if (typeof document === 'undefined') await loading;
  // search engines read what the server renders: browsers need not carry how that is found out
  return import.meta.env.SSR ? reachOf(address.filters, queryClient) : { canonicalPath: paths.directory() };
};

export const head: PageHead<Reach> = ({ data }) => ({
  title: texts.title,
  description: texts.description,
  ...data,
});

function Count({ list }: { list: DirectoryList }) {
  const first = list.data?.pages[0];
  return (
    <div role="status" className={styles.count}>
      <p>{first ? texts.found(first.total, first.isTotalExact) : !list.isError && texts.loading}</p>
    </div>
  );
}

/** No result: offers to reset the filters or, when none is set, to register. */
function EmptyResult({
  filters,
  chips,
  onChange,
}: {
  filters: Filters;
  chips: readonly (FilterChip | FieldChip)[];
  onChange: ChangeFilters;
}) {
  const isFiltered = hasCriteria(filters);
  const criteria = droppables<Filters>(
    filters,
    chips,
    (fewer) => `?${directorySearchParams({ filters: fewer, seed: null })}`,
  );
  return (
    <EmptyState
      title={texts.emptyTitle}
      actions={
        isFiltered ? (
          <Button variant="primary" onClick={() => onChange(defaultFilters)}>
            {texts.reset}
          </Button>
        ) : (
          <LinkButton variant="primary" to={paths.inscription()}>
            {texts.createProfile}
          </LinkButton>
        )
      }
      footnote={texts.emptyFootnote}
    >
      <p>{isFiltered ? texts.emptyHint : texts.emptyDirectoryHint}</p>
      {criteria.length > 1 && (
        <NarrowingHints
          criteria={criteria}
          totalsQuery={(without) => directoryTotalsQuery(filters, without)}
          counted={texts.counted}
        />
      )}
    </EmptyState>
  );
}

export default function DirectoryPage() {
  const { pathname, search } = useLocation();
  const { address, filters, changeFilters, keepSeed } = useDirectoryAddress();
  const list = useDirectory(address, keepSeed);
  useRememberedPlace(list);
  const results = useRef<HTMLDivElement>(null);
  const fieldChips = useFieldChips(filters);
  const chips = [...filterChips(filters), ...fieldChips];
  const first = list.data?.pages[0];
  const isEmpty = first?.total === 0;
  const suggestion = useSuggestion(list.isPlaceholderData ? null : first?.suggestion);
  const isSettled = address.filters === filters && !list.isFetching;
  const [asWords, setAsWords] = useState<string | null>(null);
  const [isFiltering, setFiltering] = useState(false);
  const found = isSettled ? list.data?.pages[0] : undefined;

  const change: ChangeFilters = (next, options) => {
    changeFilters(next, options);
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView({ block: 'start' });
  };

  const onReset = hasCriteria(filters) ? () => change(defaultFilters) : null;
  const searched = { filters, texts, orders: fieldTexts.orders, onChange: change };
  const hrefOf = (other: Filters) => `?${directorySearchParams({ ...address, filters: other })}`;
  const hrefOfPlace = (place: string) => {
    const around = { place, radius: null, travel: false, order: 'shuffle' as const, location: '' };
    return hrefOf({ ...filters, ...around });
  };

  return (
    <Page className={styles.page}>
      <PageHeader title={texts.heading} lead={texts.intro} />
      <FieldSearchBar {...searched} texts={texts} found={found} onReset={onReset} />
      <div className={styles.columns}>
        <a href="#resultats" className={styles.skip}>
          {texts.toResults}
        </a>
        <ListFilters
          texts={texts}
          isOpen={isFiltering}
          onClose={() => setFiltering(false)}
          found={found}
          onReset={onReset}
          where={searched}
        >
          <FilterPanel filters={filters} onChange={change} />
        </ListFilters>
        <div ref={results} id="resultats" tabIndex={-1} className={styles.results}>
          <div className={styles.summary}>
            <Count list={list} />
            <FiltersButton label={texts.showFilters(chips.length)} onOpen={() => setFiltering(true)} />
            <IgnoredTerms ignored={first?.ignoredTerms} />
            <ActiveChips
              label={texts.activeFiltersLabel}
              chips={chips.map((chip) => activeChip(chip, filters.search, change, setAsWords))}
            />
            {onReset && (
              <Button variant="link" className={styles.reset} onClick={onReset}>
                {texts.reset}
              </Button>
            )}
            <FranceMapSection
              facetsQuery={directoryFacetsQuery({ ...filters, place: '', radius: null, travel: false })}
              place={filters.place}
              hrefOf={hrefOfPlace}
              isInline
            />
          </div>
          {hasCriteria(filters) && (
            <div className={styles.searched}>
              <SaveSearch
                kind="profiles"
                query={directorySearchParams({ filters, seed: null }).toString()}
                labels={[filters.search, filters.location, ...chips.map(({ label }) => label)]}
              />
              <MoreAround
                filters={filters}
                total={found?.total}
                totalsQuery={(around, without) => directoryTotalsQuery({ ...filters, ...around }, without)}
                hrefOf={(around) => hrefOf({ ...filters, ...around })}
              />
              <UnderstoodSearch
                filters={filters}
                isEmpty={isSettled && isEmpty && asWords !== filters.search}
                onChange={change}
              />
            </div>
          )}
          {list.isPending && <CardListSkeleton />}
          {list.isError && !list.isFetchNextPageError && (
            <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()}>
              {failureHintOf(list.error, texts.failureHint)}
            </Notice>
          )}
          <SuggestedSearch suggestion={suggestion} typed={filters.search} nothing={texts.nothing} />
          {first && suggestion && (
            <SuggestedProfiles address={addressOf(suggestion, address, first)} listPath={pathname + search} />
          )}
          {isEmpty && !suggestion && <EmptyResult filters={filters} chips={chips} onChange={change} />}
          {list.data && !isEmpty && (
            <ProfileCards list={list} search={address.filters.search} listPath={pathname + search} />
          )}
        </div>
      </div>
    </Page>
  );
}
