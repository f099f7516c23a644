import { tradePageRadiusKm } from '@mitoyen/contract/features/directory/trade-page.rules.ts';
import type { TradePage } from '@mitoyen/contract/features/directory/trade-page.schemas.ts';
import { placeSlug } from '@mitoyen/contract/features/places/place-slug.rules.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { failureHintOf } from '../../core/api/failure-hint.ts';
import { isMissing } from '../../core/api/load-query.ts';
import { CardList, CardListSkeleton } from '../../core/lists/card-list.tsx';
import { breadcrumb, StructuredData } from '../../core/pages/structured-data.tsx';
import { usePageTitle } from '../../core/pages/use-page-title.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { directoryQuery } from './directory.queries.ts';
import { directorySearchParams } from './directory-url.ts';
import { ProfileCard } from './profile-card.tsx';
import { TradeLinks } from './trade-links.tsx';
import {
  readTradeAddress,
  type TradeAddress,
  tradeFilters,
  tradeListAddress,
  tradePageQuery,
} from './trade-page.queries.ts';
import { tradePageTexts as texts } from './trade-page.texts.ts';
import styles from './trade-page-view.module.css';

const directoryPath = (address: TradeAddress) =>
  `${paths.directory()}?${directorySearchParams({ filters: tradeFilters(address), seed: null })}`;

/** The cards of a trade, the next ones on demand. */
function TradeList({ address, isEmpty }: { address: TradeAddress; isEmpty: boolean }) {
  const { pathname } = useLocation();
  const list = useInfiniteQuery(directoryQuery(tradeListAddress(address)));
  if (isEmpty) {
    return (
      <EmptyState
        title={texts.emptyTitle}
        actions={
          <LinkButton variant="primary" to={paths.inscription()}>
            {texts.createProfile}
          </LinkButton>
        }
      >
        <p>{texts.emptyHint}</p>
      </EmptyState>
    );
  }
  if (list.isError && !list.isFetchNextPageError) {
    return (
      <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()}>
        {failureHintOf(list.error, texts.failureHint)}
      </Notice>
    );
  }
  if (!list.data) return <CardListSkeleton />;
  return (
    <CardList
      list={list}
      items={list.data.pages.flatMap(({ items }) => items)}
      texts={texts}
      keyOf={({ kind, id }) => `${kind}-${id}`}
      card={(profile) => <ProfileCard profile={profile} listPath={pathname} />}
    />
  );
}

function Links({ page: { trade, place, trades, places } }: { page: TradePage }) {
  return (
    <>
      <TradeLinks
        title={
          place?.kind === 'departement' || place?.kind === 'region' || !place ? texts.towns : texts.townsNear
        }
        links={places}
        pathOf={(town) => paths.tradePlace(trade.code, placeSlug(town))}
      />
      <TradeLinks
        title={place ? texts.tradesHere : texts.otherTrades}
        links={trades}
        pathOf={({ code }) => (place ? paths.tradePlace(code, placeSlug(place)) : paths.trade(code))}
      />
    </>
  );
}

/** Directory, trade, place. */
function tradeTrail({ trade, place }: TradePage, siteUrl: string) {
  return breadcrumb(siteUrl, [
    [texts.caption, paths.directory()],
    [trade.name, paths.trade(trade.code)],
    ...(place ? [[place.name, paths.tradePlace(trade.code, placeSlug(place))] as const] : []),
  ]);
}

/**
 * The profiles of a trade in a place, or anywhere, for visitors from a search engine, with links to further
 * pages.
 */
export function TradePageView() {
  const address = readTradeAddress(useParams());
  const { data, isError, error, refetch } = useQuery({ ...tradePageQuery(address), throwOnError: isMissing });
  usePageTitle(data && texts.title(data.trade.name, data.place));
  if (isError) {
    return (
      <Page>
        <Notice tone="error" title={texts.failureTitle} onRetry={() => void refetch()}>
          {failureHintOf(error, texts.failureHint)}
        </Notice>
      </Page>
    );
  }
  return (
    <Page>
      {import.meta.env.SSR && data && <StructuredData of={(siteUrl) => [tradeTrail(data, siteUrl)]} />}
      <PageHeader
        back={<BackLink to={paths.directory()}>{texts.back}</BackLink>}
        caption={texts.caption}
        title={data ? texts.heading(data.trade.name, data.place) : texts.loading}
        lead={data && texts.found(data.total, data.isTotalExact, data.place, tradePageRadiusKm)}
        actions={<LinkButton to={directoryPath(address)}>{texts.refine}</LinkButton>}
      />
      <div className={styles.parts}>
        <TradeList address={address} isEmpty={data?.total === 0} />
        {data && <Links page={data} />}
      </div>
    </Page>
  );
}
