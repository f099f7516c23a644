import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { callForPage } from '../../core/api/call-for-page.ts';

/** One project of a freelance. */
export function portfolioItemQuery(id: string) {
  return queryOptions({
    queryKey: ['portfolio-items', id] as const,
    queryFn: ({ signal }) => callApi(portfolioRoutes.get, { params: { id } }, { signal }),
  });
}

/** The author of a project, and their projects before and after it. */
export function projectSurroundingsQuery(freelanceId: string, id: string) {
  return queryOptions({
    queryKey: ['portfolio-items', id, 'around', freelanceId] as const,
    queryFn: ({ signal }) => callForPage(portfolioRoutes.around, { params: { freelanceId, id } }, { signal }),
  });
}

/** One's own projects, by the account's id. */
export function ownPortfolioQuery(userId: string) {
  return queryOptions({
    queryKey: ['own-portfolio', userId] as const,
    queryFn: ({ signal }) => callApi(portfolioRoutes.list, { params: { freelanceId: userId } }, { signal }),
  });
}
