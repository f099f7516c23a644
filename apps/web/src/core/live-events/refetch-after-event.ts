import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks again for what an event may have changed, also where the first answer is still on its way: by itself,
 * `invalidateQueries` takes such an answer for the new one, though the server may have given it before the event.
 */
export async function refetchAfterEvent(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const awaited = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  const refetched = queryClient.invalidateQueries({ queryKey });
  const again = awaited.map(async (query) => {
    await query.promise?.catch(() => undefined);
    await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
  await Promise.all([refetched, ...again]);
}
