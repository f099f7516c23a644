import { useState } from 'react';
import { useLocation } from 'react-router';
import { failureHintOf } from '../../core/api/failure-hint.ts';
import { CardListSkeleton } from '../../core/lists/card-list.tsx';
import { IgnoredTerms } from '../../core/lists/ignored-terms.tsx';
import { type ChangeState, useAddressState } from '../../core/lists/use-address-state.ts';
import type { PageHead, PageLoad } from '../../core/pages/page-module.tsx';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import {
  ActiveChips,
  activeChip,
  type FieldChip,
  FieldSearchBar,
  FoldedFacets,
  FranceMapSection,
  fieldTexts,
  listColumns,
  prefetchChipNames,
  UnderstoodSearch,
  useFieldChips,
} from '../field-search/index.ts';
import { KeepSearch } from '../kept-searches/index.ts';
import { EmptySearch } from './empty-search.tsx';
import { mayApplyTexts } from './jobs/jobs.texts.ts';
import styles from './offer-list.module.css';
import { OfferList, useOfferList } from './offer-lists.tsx';
import { noFilters, type OfferFilters } from './offers.filters.ts';
import { offerFacetsQuery, offerListQuery, offerTotalQuery } from './offers.queries.ts';
import { offerListTexts as texts } from './offers.texts.ts';
import { hasCriteria, offerSearchParams, parseOfferFilters } from './offers-url.ts';
import { PublishButton } from './publish-button.tsx';

/** The server waits for the first page, in its restricted form; in the browser the page appears at once. */
export const load: PageLoad<null> = async ({ url, queryClient }) => {
  const filters = parseOfferFilters(url.searchParams);
  const loading = Promise.all([
    queryClient.prefetchInfiniteQuery(offerListQuery(filters)),
    prefetchChipNames(queryClient, filters),
  ]);
  if (typeof document === 'undefined') await loading;
  return null;
};

export const head: PageHead<null> = () => ({
  title: texts.title,
  description: texts.description,
  canonicalPath: paths.offers(),
});

type ChangeFilters = ChangeState<OfferFilters>;

/** What is asked, each with how many its absence would leave. */
function droppable(filters: OfferFilters, chips: readonly FieldChip[], onChange: ChangeFilters) {
  const words = (['search', 'location'] as const).filter((name) => filters[name] !== '');
  const removals = [
    ...words.map((name) => ({ label: filters[name], removal: { [name]: '' } })),
    ...(filters.remote ? [{ label: texts.remote, removal: { remote: false } }] : []),
    ...chips,
  ];
  return removals.map(({ label, removal }) => ({
    label,
    totalQuery: offerTotalQuery({ ...filters, ...removal }),
    onDrop: () => onChange(removal),
  }));
}

export default function OfferListPage() {
  const { pathname, search } = useLocation();
  const { address: filters, shown, update } = useAddressState(parseOfferFilters, offerSearchParams);
  const change: ChangeFilters = (changes, options) =>
    update((latest) => ({ ...latest, ...changes }), options);
  const list = useOfferList(filters);
  const [first] = list.data?.pages ?? [];
  const isEmpty = first?.offers.length === 0;
  const isSettled = filters === shown && !list.isFetching;
  const [asWords, setAsWords] = useState<string | null>(null);
  const chips = useFieldChips(filters);
  const { user } = useSession();
  const hrefOfPlace = (place: string) =>
    `?${offerSearchParams({ ...filters, place, radius: null, order: 'shuffle', location: '' })}`;
  return (
    <Page className={listColumns.page}>
      <PageHeader
        caption={texts.caption}
        title={texts.title}
        lead={texts.intro}
        actions={<PublishButton />}
      />
      <FieldSearchBar filters={shown} texts={texts} orders={fieldTexts.offerOrders} onChange={change}>
        <CheckboxField
          label={texts.remote}
          name="remote"
          value="1"
          checked={shown.remote}
          onChange={(event) => change({ remote: event.currentTarget.checked })}
        />
      </FieldSearchBar>
      <UnderstoodSearch
        filters={shown}
        isEmpty={isSettled && isEmpty && asWords !== filters.search}
        onChange={change}
      />
      {user?.role === 'jobseeker' && (
        <Notice
          title={mayApplyTexts.seeksJob}
          actions={
            <LinkButton size="small" to={paths.jobs()}>
              {mayApplyTexts.toJobs}
            </LinkButton>
          }
        />
      )}
      {user && <FoldedFacets filters={shown} facetsQuery={offerFacetsQuery(filters)} onChange={change} />}
      <section className={styles.results}>
        <div className={styles.summary}>
          <p role="status" className={styles.count}>
            {first
              ? texts.found(first.total ?? first.offers.length, first.isTotalExact)
              : !list.isError && texts.loading}
          </p>
          <p className={styles.note}>{texts.paidNote}</p>
          <IgnoredTerms search={filters.search} />
        </div>
        <ActiveChips
          label={fieldTexts.active}
          chips={chips.map((chip) => activeChip<OfferFilters>(chip, filters.search, change, setAsWords))}
        />
        <FranceMapSection
          facetsQuery={offerFacetsQuery({ ...filters, place: '', radius: null })}
          place={filters.place}
          hrefOf={hrefOfPlace}
        />
        {hasCriteria(filters) && (
          <KeepSearch
            kind="offers"
            query={offerSearchParams(filters).toString()}
            labels={[
              filters.search,
              filters.location,
              ...chips.map(({ label }) => label),
              filters.remote ? texts.remote : '',
            ]}
          />
        )}
        {list.isPending && <CardListSkeleton className={styles.placeholder} />}
        {list.isError && !list.isFetchNextPageError && (
          <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()}>
            {failureHintOf(list.error, texts.failureHint)}
          </Notice>
        )}
        {isEmpty && (
          <EmptySearch
            texts={texts}
            criteria={droppable(filters, chips, change)}
            onReset={hasCriteria(filters) ? () => change(noFilters) : null}
          />
        )}
        {list.data && !isEmpty && <OfferList list={list} listPath={pathname + search} />}
      </section>
    </Page>
  );
}
