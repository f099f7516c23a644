import { queryOptions } from '@tanstack/react-query';
import { askMe } from '../../core/session/fetch-current-user.ts';

/** One's own account as the server has it now. */
export function ownAccountQuery(userId: string) {
  return queryOptions({
    queryKey: ['my-account', userId] as const,
    queryFn: async () => (await askMe()).user,
    enabled: userId !== '',
  });
}
