import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { tradePageRadiusKm } from '@mitoyen/contract/features/directory/trade-page.rules.ts';
import { codeOfPlaceSlug } from '@mitoyen/contract/features/places/place-slug.rules.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { callApi } from '../../core/api/api-client.ts';
import { defaultFilters, type Filters } from './directory.filters.ts';
import type { DirectoryAddress } from './directory-url.ts';

/** Which trade an address names, and where. `place` is empty for everywhere, null where the address names no place. */
export interface TradeAddress {
  readonly trade: string;
  readonly place: string | null;
}

export function readTradeAddress({ trade = '', place }: Readonly<Params<string>>): TradeAddress {
  return { trade, place: place === undefined ? '' : codeOfPlaceSlug(place) };
}

/** Names and numbers of a trade's page. */
export function tradePageQuery({ trade, place }: TradeAddress) {
  return queryOptions({
    queryKey: ['directory', 'trade-page', trade, place] as const,
    // a place that is none is asked for all the same: the server says that it is not found
    queryFn: ({ signal }) =>
      callApi(directoryRoutes.tradePage, { params: { trade }, query: { place: place ?? '-' } }, { signal }),
    staleTime: 5 * 60_000,
  });
}

export function tradeFilters({ trade, place }: TradeAddress): Filters {
  const isAround = place?.startsWith('c') ?? false;
  return {
    ...defaultFilters,
    trade: [trade],
    place: place ?? '',
    radius: isAround ? tradePageRadiusKm : null,
  };
}

/** The list of a trade's page: in one order a day, so that the page can be kept. */
export function tradeListAddress(address: TradeAddress): DirectoryAddress {
  return { filters: tradeFilters(address), seed: parisDay(new Date()).replaceAll('-', '') };
}
