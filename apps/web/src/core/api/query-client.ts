import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { QueryClient } from '@tanstack/react-query';
import { clientErrors } from './client.errors.ts';
import { isBusy } from './try-while-busy.ts';

const freshMs = 30_000;

/**
 * Whether an error may pass by itself: no answer, or a 5xx. After a long wait, the user decides about another
 * try.
 */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (isBusy(error)) return false;
  return (error.status === 0 && error.code !== clientErrors.late.code) || error.status >= 500;
}

/** The cache of responses: one for the browser's page, one for each page rendered on the server. */
export function createQueryClient(): QueryClient {
  const isServer = typeof document === 'undefined';
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // a failed load is reported at once, and retried once the network is back
        networkMode: 'always',
        refetchOnReconnect: true,
        gcTime: isServer ? Number.POSITIVE_INFINITY : 5 * 60_000,
        retry: (failures, error) => !isServer && failures < 2 && isPassing(error),
      },
      // a write must not wait silently for the network, to be sent after its author has given it up
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
