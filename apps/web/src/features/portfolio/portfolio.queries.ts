import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api-client.ts';

/** One project of a freelance. */
export function portfolioItemQuery(id: string) {
  return queryOptions({
    queryKey: ['portfolio-items', id] as const,
    queryFn: ({ signal }) => callApi(portfolioRoutes.get, { params: { id } }, { signal }),
  });
}
