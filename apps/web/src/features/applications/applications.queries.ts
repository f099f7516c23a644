import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApiWithHeaders } from '../../core/api-client.ts';
import { nextCursor } from '../../core/next-cursor.ts';
import { applicationsKey } from '../../core/query-keys.ts';

export interface ApplicationPage {
  readonly applications: readonly Application[];
  readonly nextCursor: string | null;
}

/** What a company received, newest first; `offerId` keeps one offer's. */
export function receivedQuery(companyUserId: string, offerId: string | null) {
  return infiniteQueryOptions({
    queryKey: [...applicationsKey, 'received', companyUserId, offerId] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<ApplicationPage> => {
      const query = { jobId: offerId ?? undefined, status: [], cursor: pageParam ?? undefined };
      const call = { params: { companyUserId }, query };
      const { data, headers } = await callApiWithHeaders(applicationRoutes.listByCompany, call, { signal });
      return { applications: data, nextCursor: nextCursor(headers) };
    },
    getNextPageParam: (last) => last.nextCursor,
  });
}

/** A freelance's own applications, newest first. */
export function ownApplicationsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...applicationsKey, 'own', userId] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<ApplicationPage> => {
      const call = { params: { userId }, query: { cursor: pageParam ?? undefined } };
      const { data, headers } = await callApiWithHeaders(applicationRoutes.listByFreelance, call, { signal });
      return { applications: data, nextCursor: nextCursor(headers) };
    },
    getNextPageParam: (last) => last.nextCursor,
  });
}
