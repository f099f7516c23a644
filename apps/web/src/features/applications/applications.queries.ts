import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '../../core/api-client.ts';
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
      const query = { jobId: offerId ?? undefined, cursor: pageParam ?? undefined };
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

/** The freelance's own profile, for the rate it announces. */
export function ownFreelanceQuery(userId: string) {
  return queryOptions({
    queryKey: ['freelances', 'by-user', userId] as const,
    queryFn: ({ signal }) => callApi(freelanceRoutes.getByUser, { params: { userId } }, { signal }),
  });
}
