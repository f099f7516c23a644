import { useRef } from 'react';
import { useLocation } from 'react-router';
import { failureHintOf } from '../../core/api/failure-hint.ts';
import { CardList, CardListSkeleton } from '../../core/lists/card-list.tsx';
import { IgnoredTerms } from '../../core/lists/ignored-terms.tsx';
import { SearchBar } from '../../core/lists/search-bar.tsx';
import type { PageHead, PageLoad } from '../../core/pages/page-module.tsx';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { defaultFilters, type Filters, hasCriteria } from './directory.filters.ts';
import { directoryQuery } from './directory.queries.ts';
import { directoryTexts as texts } from './directory.texts.ts';
import { DirectoryFilters } from './directory-filters.tsx';
import styles from './directory-page.module.css';
import { parseDirectoryAddress } from './directory-url.ts';
import { filterChips } from './filter-chips.ts';
import { ProfileCard } from './profile-card.tsx';
import { type DirectoryList, useDirectory } from './use-directory.ts';
import { type ChangeFilters, useDirectoryAddress } from './use-directory-address.ts';
import { useRememberedPlace } from './use-remembered-place.ts';

/** The server waits for the first page; in the browser the page appears at once, with the shapes of its cards. */
export const load: PageLoad<null> = async ({ url, queryClient }) => {
  const loading = queryClient.prefetchInfiniteQuery(directoryQuery(parseDirectoryAddress(url.searchParams)));
  if (typeof document === 'undefined') await loading;
  return null;
};

export const head: PageHead<null> = () => ({
  title: texts.title,
  description: texts.description,
  canonicalPath: paths.directory(),
});

function Count({ list }: { list: DirectoryList }) {
  const first = list.data?.pages[0];
  return (
    <p role="status" className={styles.count}>
      {first ? texts.found(first.total, first.isTotalExact) : !list.isError && texts.loading}
    </p>
  );
}

/** No result: offers to reset the filters or, when none is set, to register. */
function EmptyResult({ filters, onChange }: { filters: Filters; onChange: ChangeFilters }) {
  const isFiltered = hasCriteria(filters);
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
    </EmptyState>
  );
}

export default function DirectoryPage() {
  const { pathname, search } = useLocation();
  const { address, filters, changeFilters, keepSeed, isIdle } = useDirectoryAddress();
  const list = useDirectory(address, { isIdle, keepSeed });
  useRememberedPlace(list);
  const results = useRef<HTMLElement>(null);
  const chips = filterChips(filters);
  const isEmpty = list.data?.pages[0]?.total === 0;

  const change: ChangeFilters = (next, options) => {
    changeFilters(next, options);
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Page>
      <PageHeader title={texts.heading} lead={texts.intro} />
      <SearchBar search={filters.search} location={filters.location} texts={texts} onChange={change} />
      <div className={styles.columns}>
        <DirectoryFilters filters={filters} activeCount={chips.length} onChange={change} />
        <section ref={results} className={styles.results}>
          <div className={styles.summary}>
            <Count list={list} />
            <IgnoredTerms search={filters.search} />
            <ActiveFilters chips={chips} onChange={change} />
            {hasCriteria(filters) && (
              <Button variant="link" onClick={() => change(defaultFilters)}>
                {texts.reset}
              </Button>
            )}
          </div>
          {list.isPending && <CardListSkeleton />}
          {list.isError && !list.isFetchNextPageError && (
            <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()}>
              {failureHintOf(list.error, texts.failureHint)}
            </Notice>
          )}
          {isEmpty && <EmptyResult filters={filters} onChange={change} />}
          {list.data && !isEmpty && (
            <CardList
              list={list}
              items={list.data.pages.flatMap((page) => page.items)}
              texts={texts}
              keyOf={(profile) => `${profile.kind}-${profile.id}`}
              card={(profile) => <ProfileCard profile={profile} listPath={pathname + search} />}
              isEndless
            />
          )}
        </section>
      </div>
    </Page>
  );
}
