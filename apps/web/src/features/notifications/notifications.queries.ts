import { notificationRoutes } from '@mitoyen/contract/features/notifications/notifications.contract.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { notificationsKey } from '../../core/api/query-keys.ts';

/** An account's notifications, latest first. */
export function activityQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...notificationsKey, 'list', userId] as const,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callApi(notificationRoutes.list, { query: { cursor: pageParam ?? undefined } }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });
}
