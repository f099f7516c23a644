import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import { portfolioErrors } from '@mitoyen/contract/features/portfolio/portfolio.errors.ts';
import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { listPortfolio } from './insert-portfolio.ts';
import {
  findFreelance,
  listPortfolioRows,
  lockPortfolio,
  placePortfolioRows,
} from './portfolio.repository.ts';

/**
 * Puts the caller's projects in a new order; those that the list leaves out (added meanwhile) come after, as
 * they were.
 * @throws ApiError 403 for another account's portfolio, 404 without one, or when a project is not in it.
 */
export async function orderPortfolio(
  { db }: AppContext,
  userId: string,
  anyId: string,
  ids: readonly string[],
): Promise<PortfolioItem[]> {
  return db.transaction().execute(async (tx) => {
    const freelance = isUuid(anyId) ? await findFreelance(tx, anyId) : undefined;
    if (!freelance) throw new ApiError(freelanceErrors.freelance_not_found);
    if (freelance.userId !== userId) throw new ApiError(commonErrors.forbidden);
    await lockPortfolio(tx, freelance.id);
    const before = (await listPortfolioRows(tx, freelance.id)).map(({ id }) => id);
    if (ids.some((id) => !before.includes(id))) throw new ApiError(portfolioErrors.portfolio_item_not_found);
    await placePortfolioRows(tx, freelance.id, [...new Set([...ids, ...before])]);
    return listPortfolio(tx, freelance.id);
  });
}
