import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { callForPage } from '../../core/api/call-for-page.ts';

/** A job seeker's public profile; members see more of it than visitors. */
export function jobseekerQuery(id: string) {
  return queryOptions({
    queryKey: ['jobseekers', id] as const,
    queryFn: ({ signal }) => callForPage(jobseekerRoutes.get, { params: { id } }, { signal }),
  });
}

/** One's own OpenToWork profile, with what its owner alone sees. */
export function myJobseekerQuery(userId: string) {
  return queryOptions({
    queryKey: ['jobseekers', 'by-user', userId] as const,
    queryFn: ({ signal }) => callApi(jobseekerRoutes.getByUser, { params: { userId } }, { signal }),
  });
}
