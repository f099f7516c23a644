import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

const askedInTurn = new WeakMap<QueryClient, Map<string, Promise<void>>>();

/**
 * Refetches what an event may have changed, also while the first response is still on its way:
 * `invalidateQueries` alone would take that one for the new one, though the server may have sent it before
 * the event. Several events of one turn cause one refetch.
 */
export function refetchAfterEvent(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const asked = askedInTurn.get(queryClient) ?? new Map<string, Promise<void>>();
  askedInTurn.set(queryClient, asked);
  const hash = hashKey(queryKey);
  const known = asked.get(hash);
  if (known) return known;
  const asking = refetch(queryClient, queryKey);
  asked.set(hash, asking);
  queueMicrotask(() => asked.delete(hash));
  return asking;
}

async function refetch(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const awaited = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  const refetched = queryClient.invalidateQueries({ queryKey });
  const again = awaited.map(async (query) => {
    // after a failed load the user may retry; the page does not wait for a second one
    const isAnswered = await query.promise?.then(
      () => true,
      () => false,
    );
    if (isAnswered) await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
  await Promise.all([refetched, ...again]);
}
