import { placeSlug } from '@mitoyen/contract/features/places/place-slug.rules.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { HeadContent } from '../../core/pages/head.tsx';
import { paths } from '../../paths.ts';
import { placeQuery } from '../places/index.ts';
import { activeFields, type Filters } from './directory.filters.ts';
import { directorySearchParams } from './directory-url.ts';
import { tradeFilters } from './trade-page.queries.ts';

export type Reach = Pick<HeadContent, 'canonicalPath' | 'noindex'>;

const asText = (filters: Filters) => directorySearchParams({ filters, seed: null }).toString();

/**
 * What search engines keep of the directory: the whole list, and for one trade, in one place or anywhere, the page that
 * stands for it. Any other choice of filters is nobody's to find.
 */
export function reachOf(filters: Filters, queryClient: QueryClient): Reach {
  if (activeFields(filters).length === 0) return { canonicalPath: paths.directory() };
  const [trade = ''] = filters.trade;
  const isTradePage = asText(filters) === asText(tradeFilters({ trade, place: filters.place }));
  const place = queryClient.getQueryData(placeQuery(filters.place).queryKey);
  if (trade === '' || !isTradePage || (filters.place !== '' && !place)) return { noindex: true };
  return { canonicalPath: place ? paths.tradePlace(trade, placeSlug(place)) : paths.trade(trade) };
}
