import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import { portfolioErrors } from '@mitoyen/contract/features/portfolio/portfolio.errors.ts';
import {
  maxPortfolioItems,
  type PortfolioEntry,
  type PortfolioItem,
} from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { idempotent } from '../../core/idempotency/idempotent.ts';
import { insertPortfolioItem } from './insert-portfolio.ts';
import { findFreelance, reservePosition } from './portfolio.repository.ts';

/**
 * Adds a project at the end of the caller's portfolio, once for each idempotency key. `freelance_id` is the
 * profile's id or the account's.
 * @throws ApiError 403 for another account's portfolio, 404 before the profile exists, 409 when it is full,
 * `idempotency_mismatch`.
 */
export async function addProject(
  context: AppContext,
  userId: string,
  project: PortfolioEntry & { freelance_id: string },
  key: string | null,
): Promise<PortfolioItem> {
  const { freelance_id, ...entry } = project;
  return idempotent(context, { userId, key, request: { project } }, async (tx) => {
    const freelance = isUuid(freelance_id) ? await findFreelance(tx, freelance_id) : undefined;
    if (freelance_id === userId && !freelance) throw new ApiError(freelanceErrors.freelance_not_found);
    if (freelance?.userId !== userId) throw new ApiError(commonErrors.forbidden);
    const { count, position } = await reservePosition(tx, freelance.id);
    if (count >= maxPortfolioItems) throw new ApiError(portfolioErrors.portfolio_full);
    return insertPortfolioItem(context, tx, { freelanceId: freelance.id, userId }, entry, {
      position,
      pathPrefix: '',
    });
  });
}
