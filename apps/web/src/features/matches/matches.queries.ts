import { matchRoutes } from '@mitoyen/contract/features/matches/matches.contract.ts';
import type { MatchAdviceList } from '@mitoyen/contract/features/matches/matches.schemas.ts';
import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { offersKey } from '../../core/api/query-keys.ts';

/** The profiles that fit one of the company's own offers. */
export function offerMatchesQuery(offerId: string) {
  return queryOptions({
    queryKey: [...offersKey, 'matches', offerId] as const,
    queryFn: ({ signal }) => callApi(matchRoutes.listForOffer, { params: { id: offerId } }, { signal }),
  });
}

/** The offers that fit one's own profile. */
export function profileMatchesQuery(userId: string) {
  return queryOptions({
    queryKey: [...offersKey, 'matches', 'of-user', userId] as const,
    queryFn: ({ signal }) => callApi(matchRoutes.listForProfile, { params: { id: userId } }, { signal }),
  });
}

/** What would help a list in which nothing fits. */
export type AdviceQuery = UseQueryOptions<MatchAdviceList>;

/** What would bring profiles to an offer that none fits. */
export const offerAdviceQuery = (offerId: string): AdviceQuery => ({
  queryKey: [...offersKey, 'matches', offerId, 'advice'],
  queryFn: ({ signal }) => callApi(matchRoutes.adviseOffer, { params: { id: offerId } }, { signal }),
});

/** What would bring offers to one's own profile that none fits. */
export const profileAdviceQuery = (userId: string): AdviceQuery => ({
  queryKey: [...offersKey, 'matches', 'of-user', userId, 'advice'],
  queryFn: ({ signal }) => callApi(matchRoutes.adviseProfile, { params: { id: userId } }, { signal }),
});
