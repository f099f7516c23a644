import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import { portfolioErrors } from '@mitoyen/contract/features/portfolio/portfolio.errors.ts';
import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { listPortfolio } from './insert-portfolio.ts';
import { presentPortfolioItem } from './portfolio.presenter.ts';
import { findFreelance, findPortfolioRow } from './portfolio.repository.ts';

/** A freelance's projects in their order, by the profile's id or the account's. @throws ApiError 404. */
export async function showPortfolio({ db }: AppContext, anyId: string): Promise<PortfolioItem[]> {
  const freelance = isUuid(anyId) ? await findFreelance(db, anyId) : undefined;
  if (!freelance) throw new ApiError(freelanceErrors.freelance_not_found);
  return listPortfolio(db, freelance.id);
}

/** One project. @throws ApiError 404. */
export async function showProject({ db }: AppContext, id: string): Promise<PortfolioItem> {
  const row = isUuid(id) ? await findPortfolioRow(db, id) : undefined;
  if (!row) throw new ApiError(portfolioErrors.portfolio_item_not_found);
  return presentPortfolioItem(row);
}
