import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api-client.ts';

/** A freelance's public profile; members see more of it than visitors. */
export function freelanceQuery(id: string) {
  return queryOptions({
    queryKey: ['freelances', id] as const,
    queryFn: ({ signal }) => callApi(freelanceRoutes.get, { params: { id } }, { signal }),
  });
}

/** A job seeker's public profile; members see more of it than visitors. */
export function jobseekerQuery(id: string) {
  return queryOptions({
    queryKey: ['jobseekers', id] as const,
    queryFn: ({ signal }) => callApi(jobseekerRoutes.get, { params: { id } }, { signal }),
  });
}

/** A company's public profile. */
export function companyQuery(id: string) {
  return queryOptions({
    queryKey: ['companies', id] as const,
    queryFn: ({ signal }) => callApi(companyRoutes.get, { params: { id } }, { signal }),
  });
}
