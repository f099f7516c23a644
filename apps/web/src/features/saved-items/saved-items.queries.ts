import { savedItemRoutes } from '@mitoyen/contract/features/saved-items/saved-items.contract.ts';
import { maxSavedAsked, type SavedKind } from '@mitoyen/contract/features/saved-items/saved-items.rules.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '../../core/api/api-client.ts';
import { nextCursor } from '../../core/api/next-cursor.ts';

export const savedItemsKey = ['saved-items'] as const;
const pageSize = 50;

interface Question {
  readonly userId: string;
  readonly ids: Set<string>;
  readonly answer: Promise<readonly string[]>;
}

/** What is being gathered: all hearts of a page ask in the same turn, and in one call. */
let gathered: Question | null = null;

function askTogether(userId: string, id: string): Promise<readonly string[]> {
  if (gathered?.userId !== userId || gathered.ids.size === maxSavedAsked) {
    const ids = new Set<string>();
    const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      if (gathered?.ids === ids) gathered = null;
      return callApi(savedItemRoutes.among, { query: { userId, of: [...ids].join(',') } });
    });
    gathered = { userId, ids, answer };
  }
  gathered.ids.add(id);
  return gathered.answer;
}

/** Whether an account keeps a thing. */
export function isSavedQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...savedItemsKey, 'is', userId, id] as const,
    queryFn: async () => (await askTogether(userId, id)).includes(id.toLowerCase()),
    staleTime: 30_000,
  });
}

/** What an account keeps, of one kind or all, the last one first. */
export function savedItemsQuery(userId: string, kind: SavedKind | undefined) {
  return infiniteQueryOptions({
    queryKey: [...savedItemsKey, 'list', userId, kind ?? 'all'] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { data, headers } = await callApiWithHeaders(
        savedItemRoutes.list,
        { params: { id: userId }, query: { limit: pageSize, cursor: pageParam, ...(kind && { kind }) } },
        { signal },
      );
      return { items: data, nextCursor: nextCursor(headers) };
    },
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime: 0,
  });
}
