import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { portfolioErrors } from '@mitoyen/contract/features/portfolio/portfolio.errors.ts';
import type {
  PortfolioEntry,
  PortfolioItem,
} from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type { AppContext, Tx } from '../../core/context/app-context.ts';
import { releaseFiles, takeUpFile } from '../uploads/index.ts';
import { presentPortfolioItem } from './portfolio.presenter.ts';
import {
  deletePortfolioRow,
  lockPortfolioRow,
  type OwnedPortfolioRow,
  updatePortfolioRow,
} from './portfolio.repository.ts';

/** Changes one of the caller's projects; a replaced image is deleted. @throws ApiError 403, 404. */
export async function changeProject(
  context: AppContext,
  userId: string,
  id: string,
  entry: PortfolioEntry,
): Promise<PortfolioItem> {
  return context.db.transaction().execute(async (tx) => {
    const before = await requireOwn(tx, id, userId);
    const { title, description, url } = entry;
    const imageFileId = await takeUpFile(context, tx, {
      url: entry.image,
      kind: 'image',
      userId,
      path: 'image',
    });
    const row = await updatePortfolioRow(tx, id, userId, {
      title,
      description,
      url,
      image_file_id: imageFileId,
    });
    if (before.image_file_id !== imageFileId) await releaseFiles(context, tx, userId, [before.image_file_id]);
    return presentPortfolioItem(row);
  });
}

/** Deletes one of the caller's projects, its image too. @throws ApiError 403, 404. */
export async function removeProject(context: AppContext, userId: string, id: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const before = await requireOwn(tx, id, userId);
    await deletePortfolioRow(tx, id, userId);
    await releaseFiles(context, tx, userId, [before.image_file_id]);
  });
}

/** Projects are public: somebody else's is refused as such, not hidden. */
async function requireOwn(tx: Tx, id: string, userId: string): Promise<OwnedPortfolioRow> {
  const row = isUuid(id) ? await lockPortfolioRow(tx, id) : undefined;
  if (!row) throw new ApiError(portfolioErrors.portfolio_item_not_found);
  if (row.ownerId !== userId) throw new ApiError(commonErrors.forbidden);
  return row;
}
