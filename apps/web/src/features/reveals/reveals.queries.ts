import { revealRoutes } from '@mitoyen/contract/features/discreet/discreet.contract.ts';
import type { Reveal } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApiWithHeaders } from '../../core/api/api-client.ts';
import { nextCursor } from '../../core/api/next-cursor.ts';
import { revealsKey } from '../../core/api/query-keys.ts';

interface RevealPage {
  readonly reveals: readonly Reveal[];
  readonly nextCursor: string | null;
}

/** The firms' requests to a discreet person, latest first. */
export function revealsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...revealsKey, userId] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<RevealPage> => {
      const query = { cursor: pageParam ?? undefined };
      const { data, headers } = await callApiWithHeaders(revealRoutes.list, { query }, { signal });
      return { reveals: data, nextCursor: nextCursor(headers) };
    },
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });
}
