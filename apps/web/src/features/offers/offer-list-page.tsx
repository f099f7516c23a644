import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { failureHintOf } from '../../core/api/failure-hint.ts';
import { CardList, CardListSkeleton } from '../../core/lists/card-list.tsx';
import { IgnoredTerms } from '../../core/lists/ignored-terms.tsx';
import { SearchBar } from '../../core/lists/search-bar.tsx';
import { type ChangeState, useAddressState } from '../../core/lists/use-address-state.ts';
import type { PageHead, PageLoad } from '../../core/pages/page-module.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { ApplyDialog } from '../applications/index.ts';
import { OfferCard } from './offer-card.tsx';
import styles from './offer-list.module.css';
import { offerListQuery } from './offers.queries.ts';
import { offerListTexts as texts } from './offers.texts.ts';
import {
  hasCriteria,
  noFilters,
  type OfferFilters,
  offerSearchParams,
  parseOfferFilters,
} from './offers-url.ts';
import { PublishButton } from './publish-button.tsx';

/** The server waits for the first page, in its restricted form; in the browser the page appears at once. */
export const load: PageLoad<null> = async ({ url, queryClient }) => {
  const loading = queryClient.prefetchInfiniteQuery(offerListQuery(parseOfferFilters(url.searchParams)));
  if (typeof document === 'undefined') await loading;
  return null;
};

export const head: PageHead<null> = () => ({
  title: texts.title,
  description: texts.description,
  canonicalPath: paths.offers(),
});

type ChangeFilters = ChangeState<OfferFilters>;

/** No result: offers to reset the search or, without one, says that no offer is open. */
function Empty({ filters, onChange }: { filters: OfferFilters; onChange: ChangeFilters }) {
  if (!hasCriteria(filters)) {
    return (
      <EmptyState title={texts.empty}>
        <p>{texts.emptyHint}</p>
      </EmptyState>
    );
  }
  const reset = (
    <Button variant="primary" onClick={() => onChange(noFilters)}>
      {texts.reset}
    </Button>
  );
  return (
    <EmptyState title={texts.emptySearch} actions={reset}>
      <p>{texts.emptySearchHint}</p>
    </EmptyState>
  );
}

/** The offers that fit; the last ones stay, dimmed, while others are looked for. */
function useOfferList(filters: OfferFilters) {
  return useInfiniteQuery({ ...offerListQuery(filters), placeholderData: keepPreviousData });
}

type OffersQuery = ReturnType<typeof useOfferList>;

/** The offers loaded so far, and the form to apply to one of them. */
function OfferList({ list, listPath }: { list: OffersQuery; listPath: string }) {
  // Kept here: a card may leave the list while its offer is being applied to.
  const [applyingTo, setApplyingTo] = useState<Offer | null>(null);
  const closeApply = useCallback(() => setApplyingTo(null), []);
  return (
    <>
      <CardList
        list={list}
        items={list.data?.pages.flatMap((page) => page.offers) ?? []}
        texts={texts}
        keyOf={(offer) => offer.id}
        card={(offer) => <OfferCard offer={offer} listPath={listPath} onApply={setApplyingTo} />}
      />
      {applyingTo && <ApplyDialog target={applyingTo} onClose={closeApply} />}
    </>
  );
}

export default function OfferListPage() {
  const { pathname, search } = useLocation();
  const { address: filters, shown, update } = useAddressState(parseOfferFilters, offerSearchParams);
  const change: ChangeFilters = (changes, options) =>
    update((latest) => ({ ...latest, ...changes }), options);
  const list = useOfferList(filters);
  const [first] = list.data?.pages ?? [];
  const isEmpty = first?.offers.length === 0;
  return (
    <Page>
      <PageHeader
        caption={texts.caption}
        title={texts.title}
        lead={texts.intro}
        actions={<PublishButton />}
      />
      <SearchBar search={shown.search} location={shown.location} texts={texts} onChange={change}>
        <CheckboxField
          label={texts.remote}
          name="remote"
          value="1"
          checked={shown.remote}
          onChange={(event) => change({ remote: event.currentTarget.checked })}
        />
      </SearchBar>
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
        {list.isPending && <CardListSkeleton className={styles.placeholder} />}
        {list.isError && !list.isFetchNextPageError && (
          <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()}>
            {failureHintOf(list.error, texts.failureHint)}
          </Notice>
        )}
        {isEmpty && <Empty filters={filters} onChange={change} />}
        {list.data && !isEmpty && <OfferList list={list} listPath={pathname + search} />}
      </section>
    </Page>
  );
}
