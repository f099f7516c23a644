import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { FetchQueryOptions, Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * For a page's `load`: the server waits for the response (a missing thing is a 404 page), the browser shows
 * the page at once with placeholders. Returns the data known by then.
 */
export async function loadQuery<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | null> {
  if (typeof document === 'undefined') return queryClient.ensureQueryData(options);
  void queryClient.prefetchQuery(options);
  return queryClient.getQueryData<Data>(options.queryKey) ?? null;
}

/** `meta` of a query that only the server's rendering needs. */
export const onServerAlone = { isOnServerAlone: true } as const;

/** Whether a query's data is sent with the page. */
export const isSent = ({ meta, state }: Query): boolean =>
  state.status === 'success' && meta?.isOnServerAlone !== true;

/** For `throwOnError`: a 404 becomes the 404 page; any other failure is shown in place. */
export function isMissing(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
