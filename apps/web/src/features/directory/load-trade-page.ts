import type { TradePage } from '@mitoyen/contract/features/directory/trade-page.schemas.ts';
import { placeSlug } from '@mitoyen/contract/features/places/place-slug.rules.ts';
import { redirect } from 'react-router';
import { loadQuery } from '../../core/api/load-query.ts';
import type { HeadContent } from '../../core/pages/head.tsx';
import type { PageHead, PageLoad } from '../../core/pages/page-module.tsx';
import { paths } from '../../paths.ts';
import { directoryQuery } from './directory.queries.ts';
import { readTradeAddress, tradeListAddress, tradePageQuery } from './trade-page.queries.ts';
import { tradePageTexts as texts } from './trade-page.texts.ts';

/** The one address of a trade's page, its place by today's name. */
function tradePagePath({ trade, place }: Pick<TradePage, 'trade' | 'place'>): string {
  return place ? paths.tradePlace(trade.code, placeSlug(place)) : paths.trade(trade.code);
}

/** Loads a trade's page and the first of its list; the server leads to the one address. */
export const loadTradePage: PageLoad<HeadContent | null> = async ({ params, url, queryClient }) => {
  const address = readTradeAddress(params);
  const page = await loadQuery(queryClient, tradePageQuery(address));
  const listed = queryClient.prefetchInfiniteQuery(directoryQuery(tradeListAddress(address)));
  if (typeof document === 'undefined') await listed;
  if (!page) return null;
  const path = tradePagePath(page);
  if (url.pathname !== path) throw redirect(path, 301);
  return {
    title: texts.title(page.trade.name, page.place),
    description: texts.description(page.trade.name, page.place),
    canonicalPath: path,
    noindex: page.total === 0,
  };
};

export const tradePageHead: PageHead<HeadContent | null> = ({ data }) => data ?? { title: texts.pageTitle };
