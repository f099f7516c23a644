import { pushRoutes } from '@mitoyen/contract/features/push/push.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';

/** The user's push settings, and the server's key where it pushes at all. */
export function pushSettingsQuery(userId: string) {
  return queryOptions({
    queryKey: ['push', userId] as const,
    queryFn: ({ signal }) => callApi(pushRoutes.get, { params: { id: userId } }, { signal }),
  });
}
