import type { RouteCall, RouteDefinition, RouteResponse } from '@mitoyen/contract/core/define-route.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApiWithHeaders } from '../../core/api/api-client.ts';
import { isMissing } from '../../core/api/load-query.ts';
import { nextCursor } from '../../core/api/next-cursor.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonCard, SkeletonGroup } from '../../ui/skeleton.tsx';
import { OperatorFailure } from './operator-failure.tsx';
import styles from './operators.module.css';
import { operatorTexts as texts } from './operators.texts.ts';

export const operatorsKey = ['operators'] as const;

type ListRoute = RouteDefinition & { readonly method: 'GET' };
type ItemOf<R extends ListRoute> = RouteResponse<R> extends readonly (infer Item)[] ? Item : never;

/** A list of operators that comes page by page, in all its states; to anybody else the page does not exist. */
export function OperatorList<R extends ListRoute>({
  route,
  query,
  empty,
  above,
  children,
}: {
  route: R;
  query?: Readonly<Record<string, string | undefined>>;
  empty: string;
  /** What is done to all of them: stands above the list, also while there is none. */
  above?: (hasItems: boolean) => ReactNode;
  /** One item, with a key. */
  children: (item: ItemOf<R>) => ReactNode;
}) {
  const list = useInfiniteQuery({
    queryKey: [...operatorsKey, route.path, query],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const call = {
        query: { ...query, ...(pageParam && { cursor: pageParam }) },
      } as unknown as RouteCall<R>;
      const { data, headers } = await callApiWithHeaders(route, call, { signal });
      return { items: data as unknown as readonly ItemOf<R>[], nextCursor: nextCursor(headers) };
    },
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    throwOnError: isMissing,
  });
  const items = list.data?.pages.flatMap(({ items: page }) => page);
  return (
    <>
      {above?.(items !== undefined && items.length > 0)}
      {list.isPending && (
        <SkeletonGroup label={texts.loading}>
          <SkeletonCard />
          <SkeletonCard />
        </SkeletonGroup>
      )}
      {list.isError && (
        <OperatorFailure error={list.error} title={texts.failureTitle} onRetry={() => void list.refetch()} />
      )}
      {items?.length === 0 && <EmptyState title={empty} />}
      {items && items.length > 0 && <ul className={styles.list}>{items.map(children)}</ul>}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
