import { pushRoutes } from '@mitoyen/contract/features/push/push.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';

/** How somebody is told on their devices, and whether anybody is. */
export function pushSettingsQuery(userId: string) {
  return queryOptions({
    queryKey: ['push', userId] as const,
    queryFn: ({ signal }) => callApi(pushRoutes.get, { params: { id: userId } }, { signal }),
  });
}
