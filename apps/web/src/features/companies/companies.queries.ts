import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
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

/** Its open offers, as far as the caller may see them, and how it answers. */
export function companyOffersQuery(id: string) {
  return queryOptions({
    queryKey: ['companies', id, 'offers'] as const,
    queryFn: ({ signal }) => callApi(offerRoutes.listOpenByCompany, { params: { id } }, { signal }),
  });
}

/** One's own company, with what its owner alone sees. */
export function myCompanyQuery(userId: string) {
  return queryOptions({
    queryKey: ['companies', 'by-user', userId] as const,
    queryFn: ({ signal }) => callApi(companyRoutes.getByUser, { params: { userId } }, { signal }),
  });
}
