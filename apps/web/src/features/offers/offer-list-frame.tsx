import type { SearchSuggestion } from '@mitoyen/contract/features/spelling/spelling.schemas.ts';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { failureHintOf } from '../../core/api/failure-hint.ts';
import { CardListSkeleton } from '../../core/lists/card-list.tsx';
import { IgnoredTerms } from '../../core/lists/ignored-terms.tsx';
import type { ChangeState } from '../../core/lists/use-address-state.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import {
  ActiveChips,
  activeChip,
  listColumns as columns,
  droppables,
  FieldSearchBar,
  FiltersButton,
  FranceMapSection,
  fieldTexts,
  ListFilters,
  MoreAround,
  UnderstoodSearch,
} from '../field-search/index.ts';
import { SaveSearch } from '../saved-searches/index.ts';
import { SuggestedSearch, useSuggestion } from '../spelling/index.ts';
import { EmptySearch } from './empty-search.tsx';
import styles from './offer-list.module.css';
import type { OfferPage } from './offer-page-of.ts';
import type { OfferFilters } from './offers.filters.ts';

type FrameTexts = ComponentProps<typeof FieldSearchBar>['texts'] &
  ComponentProps<typeof ListFilters>['texts'] & {
    readonly showFilters: (count: number) => string;
  } & ComponentProps<typeof EmptySearch>['texts'] &
  Readonly<
    Record<
      | 'caption'
      | 'title'
      | 'intro'
      | 'loading'
      | 'toResults'
      | 'activeFiltersLabel'
      | 'paidNote'
      | 'failureTitle'
      | 'failureHint'
      | 'nothing',
      string
    >
  >;

/** A list of offers as its query holds it. */
interface ListState {
  readonly data?: { readonly pages: readonly OfferPage<unknown>[] } | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly isFetchNextPageError: boolean;
  readonly refetch: () => unknown;
}

interface Chip<Filters> {
  readonly label: string;
  readonly removal: Partial<Filters>;
  readonly words?: string;
}

interface FrameProps<Filters> {
  readonly texts: FrameTexts;
  readonly list: ListState;
  readonly filters: Filters;
  /** Ahead of `filters` by the moment a navigation takes. */
  readonly shown: Filters;
  readonly change: ChangeState<Filters>;
  /** What is asked besides words. */
  readonly chips: readonly Chip<Filters>[];
  /** What is left when nothing is asked; null where nothing is. */
  readonly onReset: (() => void) | null;
  readonly searchParams: (filters: Filters) => URLSearchParams;
  readonly facetsQuery: (filters: Filters) => ComponentProps<typeof FranceMapSection>['facetsQuery'];
  readonly totalsQuery: (
    filters: Filters,
    without: readonly string[],
  ) => ReturnType<ComponentProps<typeof EmptySearch>['totalsQuery']>;
  readonly keptAs: ComponentProps<typeof SaveSearch>['kind'];
  readonly publish: ReactNode;
  /** Above the results. */
  readonly notice?: ReactNode;
  /** The cards of another search, where this one finds nothing. */
  readonly suggested: (suggestion: SearchSuggestion) => ReactNode;
  /** The filters. */
  readonly panel: ReactNode;
  /** The cards. */
  readonly children: ReactNode;
}

const nowhere = { place: '', radius: null, order: 'shuffle' as const };

/** A list of offers with its search, its filters beside it (on a phone in a sheet) and every state it can be in. */
export function OfferListFrame<Filters extends OfferFilters>({
  texts,
  list,
  filters,
  shown,
  change,
  chips,
  onReset,
  ...props
}: FrameProps<Filters>) {
  const [asWords, setAsWords] = useState<string | null>(null);
  const [first] = list.data?.pages ?? [];
  const total = first && (first.total ?? first.offers.length);
  const isEmpty = first?.offers.length === 0;
  const suggestion = useSuggestion(list.isPlaceholderData ? null : first?.suggestion);
  const isSettled = filters === shown && !list.isFetching;
  const [isFiltering, setFiltering] = useState(false);
  const found =
    isSettled && first && total !== undefined ? { total, isTotalExact: first.isTotalExact } : undefined;
  const searched = {
    filters: shown,
    texts,
    orders: fieldTexts.offerOrders,
    onChange: (changes: object, options?: { replace?: boolean }) =>
      change(changes as Partial<Filters>, options),
  };
  // where nothing fits, it stands in the middle of the page
  const resetAbove = isEmpty ? null : onReset;
  const criteria = droppables(filters, chips, (fewer) => `?${props.searchParams(fewer)}`);
  return (
    <Page className={columns.page}>
      <PageHeader caption={texts.caption} title={texts.title} lead={texts.intro} actions={props.publish} />
      <FieldSearchBar {...searched} texts={texts} found={found} onReset={onReset} />
      {props.notice}
      <div className={columns.columns}>
        <a href="#resultats" className={columns.skip}>
          {texts.toResults}
        </a>
        <ListFilters
          texts={texts}
          isOpen={isFiltering}
          onClose={() => setFiltering(false)}
          found={found}
          onReset={resetAbove}
          where={searched}
        >
          {props.panel}
        </ListFilters>
        <div id="resultats" tabIndex={-1} className={columns.results}>
          <div className={columns.summary}>
            <div role="status" className={columns.count}>
              <p>
                {total === undefined
                  ? !list.isError && texts.loading
                  : texts.found(total, first?.isTotalExact)}
              </p>
            </div>
            <FiltersButton label={texts.showFilters(chips.length)} onOpen={() => setFiltering(true)} />
            <IgnoredTerms ignored={first?.ignoredTerms} />
            <ActiveChips
              label={texts.activeFiltersLabel}
              chips={chips.map((chip) => activeChip<Filters>(chip, filters.search, change, setAsWords))}
            />
            {resetAbove && (
              <Button variant="link" className={columns.reset} onClick={resetAbove}>
                {texts.reset}
              </Button>
            )}
            <FranceMapSection
              facetsQuery={props.facetsQuery({ ...filters, ...nowhere })}
              place={filters.place}
              hrefOf={(place) => `?${props.searchParams({ ...filters, ...nowhere, place, location: '' })}`}
              isInline
            />
          </div>
          {onReset && (
            <div className={columns.searched}>
              <SaveSearch
                kind={props.keptAs}
                query={props.searchParams(filters).toString()}
                labels={criteria.map(({ label }) => label)}
              />
              <MoreAround
                filters={shown}
                total={found?.total}
                totalsQuery={(around, without) => props.totalsQuery({ ...shown, ...around }, without)}
                hrefOf={(around) => `?${props.searchParams({ ...shown, ...around })}`}
              />
              <UnderstoodSearch
                filters={shown}
                isEmpty={isSettled && isEmpty && asWords !== filters.search}
                onChange={(changes) => change(changes as Partial<Filters>)}
              />
            </div>
          )}
          <p className={styles.note}>{texts.paidNote}</p>
          {list.isPending && <CardListSkeleton className={styles.placeholder} />}
          {list.isError && !list.isFetchNextPageError && (
            <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()}>
              {failureHintOf(list.error, texts.failureHint)}
            </Notice>
          )}
          <SuggestedSearch suggestion={suggestion} typed={filters.search} nothing={texts.nothing} />
          {suggestion && props.suggested(suggestion)}
          {isEmpty && !suggestion && (
            <EmptySearch
              texts={texts}
              criteria={criteria}
              totalsQuery={(without) => props.totalsQuery(filters, without)}
              onReset={onReset}
            />
          )}
          {list.data && !isEmpty && props.children}
        </div>
      </div>
    </Page>
  );
}
