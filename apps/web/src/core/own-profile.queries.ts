import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

/** One's own freelance profile, with what its owner alone sees. */
export function myFreelanceQuery(userId: string) {
  return queryOptions({
    queryKey: ['freelances', 'by-user', userId] as const,
    queryFn: ({ signal }) => callApi(freelanceRoutes.getByUser, { params: { userId } }, { signal }),
  });
}

/** One's own OpenToWork profile, with what its owner alone sees. */
export function myJobseekerQuery(userId: string) {
  return queryOptions({
    queryKey: ['jobseekers', 'by-user', userId] as const,
    queryFn: ({ signal }) => callApi(jobseekerRoutes.getByUser, { params: { userId } }, { signal }),
  });
}

/** One's own company, with what its owner alone sees. */
export function myCompanyQuery(userId: string) {
  return queryOptions({
    queryKey: ['companies', 'by-user', userId] as const,
    queryFn: ({ signal }) => callApi(companyRoutes.getByUser, { params: { userId } }, { signal }),
  });
}
