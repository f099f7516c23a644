import { matchRoutes } from '@mitoyen/contract/features/matches/matches.contract.ts';
import { queryOptions } from '@tanstack/react-query';
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

/** What would bring profiles to an offer that none fits. */
export function offerAdviceQuery(offerId: string) {
  return queryOptions({
    queryKey: [...offersKey, 'matches', offerId, 'advice'] as const,
    queryFn: ({ signal }) => callApi(matchRoutes.adviseOffer, { params: { id: offerId } }, { signal }),
  });
}

/** What would bring offers to one's own profile that none fits. */
export function profileAdviceQuery(userId: string) {
  return queryOptions({
    queryKey: [...offersKey, 'matches', 'of-user', userId, 'advice'] as const,
    queryFn: ({ signal }) => callApi(matchRoutes.adviseProfile, { params: { id: userId } }, { signal }),
  });
}
