import { queryOptions } from '@tanstack/react-query';
import { fetchCurrentUser } from '../../core/session/fetch-current-user.ts';

/** One's own account as the server has it now. */
export function ownAccountQuery(userId: string) {
  return queryOptions({
    queryKey: ['my-account', userId] as const,
    queryFn: async () => (await fetchCurrentUser()).user,
    enabled: userId !== '',
  });
}
