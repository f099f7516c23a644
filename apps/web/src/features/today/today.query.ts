import { todayRoutes } from '@mitoyen/contract/features/today/today.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';

export const todayKey = ['today'] as const;

/** What waits for the signed-in person, asked at each opening: other pages change it. */
export function todayQuery(userId: string) {
  return queryOptions({
    queryKey: [...todayKey, userId] as const,
    queryFn: ({ signal }) => callApi(todayRoutes.get, {}, { signal }),
    staleTime: 0,
  });
}
