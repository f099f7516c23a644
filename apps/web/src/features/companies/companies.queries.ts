import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { callForPage } from '../../core/api/call-for-page.ts';

/** A company's public profile. */
export function companyQuery(id: string) {
  return queryOptions({
    queryKey: ['companies', id] as const,
    queryFn: ({ signal }) => callForPage(companyRoutes.get, { params: { id } }, { signal }),
  });
}

/** One's own company, with what its owner alone sees. */
export function myCompanyQuery(userId: string) {
  return queryOptions({
    queryKey: ['companies', 'by-user', userId] as const,
    queryFn: ({ signal }) => callApi(companyRoutes.getByUser, { params: { userId } }, { signal }),
  });
}
