import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '../../core/api/api-client.ts';
import { nextCursor } from '../../core/api/next-cursor.ts';
import { applicationsKey, unseenApplicationsKey } from '../../core/api/query-keys.ts';
import { type ReceivedFilters, statesOf } from './received/received-filters.ts';

export interface ApplicationPage {
  readonly applications: readonly Application[];
  readonly nextCursor: string | null;
}

export type ApplicantRole = 'freelance' | 'jobseeker';

const ownListRoutes = {
  freelance: applicationRoutes.listByFreelance,
  jobseeker: applicationRoutes.listByJobseeker,
};

/** What a company received, newest first, as far as the filters keep it. */
export function receivedQuery(companyUserId: string, { offerId, group, areFavourites }: ReceivedFilters) {
  return infiniteQueryOptions({
    queryKey: [...applicationsKey, 'received', companyUserId, offerId, group, areFavourites] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<ApplicationPage> => {
      const query = {
        jobId: offerId ?? undefined,
        status: statesOf(group),
        favourite: areFavourites ? ('1' as const) : undefined,
        cursor: pageParam ?? undefined,
      };
      const call = { params: { companyUserId }, query };
      const { data, headers } = await callApiWithHeaders(applicationRoutes.listByCompany, call, { signal });
      return { applications: data, nextCursor: nextCursor(headers) };
    },
    getNextPageParam: (last) => last.nextCursor,
  });
}

/** Applications to one offer with what they are compared by, in the order of their ids; unknown ones are left out. */
export function comparedQuery(companyUserId: string, ids: readonly string[]) {
  return queryOptions({
    queryKey: [...applicationsKey, 'compared', companyUserId, ...ids] as const,
    queryFn: ({ signal }) =>
      callApi(applicationRoutes.compare, { params: { companyUserId }, query: { id: [...ids] } }, { signal }),
  });
}

/** How many applications a company received, by offer and state. */
export function receivedCountsQuery(companyUserId: string) {
  return queryOptions({
    queryKey: [...unseenApplicationsKey, 'counts', companyUserId] as const,
    queryFn: ({ signal }) =>
      callApi(applicationRoutes.countByCompany, { params: { companyUserId } }, { signal }),
  });
}

/** One's own applications, newest first. */
export function ownApplicationsQuery(userId: string, role: ApplicantRole) {
  return infiniteQueryOptions({
    queryKey: [...applicationsKey, 'own', userId] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<ApplicationPage> => {
      const call = { params: { userId }, query: { cursor: pageParam ?? undefined } };
      const { data, headers } = await callApiWithHeaders(ownListRoutes[role], call, { signal });
      return { applications: data, nextCursor: nextCursor(headers) };
    },
    getNextPageParam: (last) => last.nextCursor,
  });
}
