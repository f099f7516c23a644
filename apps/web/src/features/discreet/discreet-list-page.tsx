import type { DiscreetFilters } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureHintOf } from '../../core/api/failure-hint.ts';
import { isMissing } from '../../core/api/load-query.ts';
import { CardList, CardListSkeleton } from '../../core/lists/card-list.tsx';
import { useAddressState } from '../../core/lists/use-address-state.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { listColumns as columns, FiltersButton, ListFilters } from '../field-search/index.ts';
import { ConfirmedCompanyOnly, NotConfirmed } from './confirmed-company-only.tsx';
import { discreetListQuery } from './discreet.queries.ts';
import { discreetTexts as texts } from './discreet.texts.ts';
import { DiscreetCard } from './discreet-card.tsx';
import { DiscreetFilterPanel } from './discreet-filter-panel.tsx';
import {
  activeDiscreetFilters,
  discreetSearchParams,
  noDiscreetFilters,
  parseDiscreetFilters,
} from './discreet-url.ts';

export const head = { title: texts.title };

/** The list with its filters beside it (on a phone in a sheet) and every state it can be in. */
function DiscreetList() {
  const { address, shown, update } = useAddressState(parseDiscreetFilters, discreetSearchParams);
  const list = useInfiniteQuery({ ...discreetListQuery(address), placeholderData: keepPreviousData });
  const change = (changes: Partial<DiscreetFilters>) => update((latest) => ({ ...latest, ...changes }));
  const [isFiltering, setFiltering] = useState(false);
  const [first] = list.data?.pages ?? [];
  const activeCount = activeDiscreetFilters(shown);
  const isEmpty = first?.items.length === 0;
  const isSettled = address === shown && !list.isFetching;
  // no longer confirmed since the firm was asked about
  if (list.error && isMissing(list.error)) return <NotConfirmed />;
  return (
    <div className={columns.columns}>
      <ListFilters
        texts={texts}
        isOpen={isFiltering}
        onClose={() => setFiltering(false)}
        found={isSettled && first ? first : undefined}
        onReset={activeCount > 0 ? () => change(noDiscreetFilters) : null}
      >
        <DiscreetFilterPanel filters={shown} onChange={change} />
      </ListFilters>
      <section id="resultats" tabIndex={-1} className={columns.results} aria-label={texts.list}>
        <div className={columns.summary}>
          <div role="status" className={columns.count}>
            <p>{first ? texts.found(first.total, first.isTotalExact) : !list.isError && texts.loading}</p>
          </div>
          <FiltersButton label={texts.showFilters(activeCount)} onOpen={() => setFiltering(true)} />
        </div>
        {list.isPending && <CardListSkeleton />}
        {list.isError && !list.isFetchNextPageError && (
          <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()}>
            {failureHintOf(list.error, texts.failureHint)}
          </Notice>
        )}
        {isEmpty && (
          <EmptyState title={activeCount > 0 ? texts.emptySearch : texts.empty}>
            <p>{activeCount > 0 ? texts.emptySearchHint : texts.emptyHint}</p>
          </EmptyState>
        )}
        {list.data && !isEmpty && (
          <CardList
            list={list}
            items={list.data.pages.flatMap((page) => page.items)}
            texts={texts}
            keyOf={({ handle }) => handle}
            card={(card) => <DiscreetCard card={card} />}
          />
        )}
      </section>
    </div>
  );
}

/** Discreet people, by bands, for firms whose SIRET is confirmed: a list of its own, never part of the directory. */
export default function DiscreetListPage() {
  return (
    <ConfirmedCompanyOnly
      title={texts.title}
      lead={texts.lead}
      actions={<LinkButton to={paths.askedReveals()}>{texts.toAsked}</LinkButton>}
    >
      {() => <DiscreetList />}
    </ConfirmedCompanyOnly>
  );
}
