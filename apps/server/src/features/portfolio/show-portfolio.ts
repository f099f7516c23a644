import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import { type LinkedMedia, readLinkedMedia } from '@mitoyen/contract/features/portfolio/linked-media.ts';
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

/** What a project's link shows on a known host. @throws ApiError 404 where it shows no such thing. */
export async function showLinkedMedia(context: AppContext, id: string): Promise<LinkedMedia> {
  const media = readLinkedMedia((await showProject(context, id)).url);
  if (!media) throw new ApiError(portfolioErrors.portfolio_item_not_found);
  return media;
}
