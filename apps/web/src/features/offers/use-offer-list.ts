import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { offerListQuery } from './offers.queries.ts';
import type { OfferFilters } from './offers-url.ts';

/** The offers that fit; the last ones stay, dimmed, while others are looked for. */
export function useOfferList(filters: OfferFilters) {
  return useInfiniteQuery({ ...offerListQuery(filters), placeholderData: keepPreviousData });
}

export type OfferList = ReturnType<typeof useOfferList>;
