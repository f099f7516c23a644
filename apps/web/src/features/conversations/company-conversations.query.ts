import { queryOptions } from '@tanstack/react-query';
import { conversationsKey } from '../../core/api/query-keys.ts';
import { loadConversations } from './conversations.queries.ts';

/** The names of the companies with which the user has a conversation, as their pages have them. */
export function companiesInTouchQuery(userId: string) {
  return queryOptions({
    queryKey: [...conversationsKey, 'companies', userId] as const,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const names = new Set<string>();
      let cursor: string | undefined;
      do {
        const page = await loadConversations(userId, { cursor }, signal);
        for (const { other_company } of page.items) if (other_company) names.add(other_company);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return [...names];
    },
  });
}
