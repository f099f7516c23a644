import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { portfolioErrors } from '@mitoyen/contract/features/portfolio/portfolio.errors.ts';
import type {
  PortfolioEntry,
  PortfolioItem,
} from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type { ReferenceFacts } from '@mitoyen/contract/features/references/references.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { releaseFiles } from '../uploads/index.ts';
import { presentPortfolioItem } from './portfolio.presenter.ts';
import {
  deletePortfolioRow,
  lockPortfolioRow,
  type OwnedPortfolioRow,
  requirePortfolioRow,
  updatePortfolioRow,
} from './portfolio.repository.ts';
import { projectColumns } from './project-columns.ts';
import { saveProjectImages, wantedImages } from './project-images.ts';

/** Changes one of the caller's projects; pictures it no longer shows are deleted. @throws ApiError 403, 404. */
export async function changeProject(
  context: AppContext,
  userId: string,
  id: string,
  entry: PortfolioEntry,
): Promise<PortfolioItem> {
  return context.db.transaction().execute(async (tx) => {
    const before = await requireOwn(tx, id, userId);
    await updatePortfolioRow(tx, id, userId, projectColumns(entry));
    const wanted = wantedImages(entry, before.images);
    const kept = await saveProjectImages(context, tx, { id, userId, pathPrefix: '' }, wanted);
    const dropped = fileIdsOf(before).filter((fileId) => !kept.includes(fileId));
    await releaseFiles(context, tx, userId, dropped);
    return presentPortfolioItem(await requirePortfolioRow(tx, id));
  });
}

/** Replaces a project's facts by those that an agency corrected. */
export async function saveConfirmedFacts(
  tx: Tx,
  project: { readonly id: string; readonly ownerId: string },
  { roleHeld, phases, year }: ReferenceFacts,
): Promise<void> {
  const change = { role_held: roleHeld, phases, completion_year: year };
  await updatePortfolioRow(tx, project.id, project.ownerId, change);
}

/** Deletes one of the caller's projects, its pictures too. @throws ApiError 403, 404. */
export async function removeProject(context: AppContext, userId: string, id: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const before = await requireOwn(tx, id, userId);
    await deletePortfolioRow(tx, id, userId);
    await releaseFiles(context, tx, userId, fileIdsOf(before));
  });
}

function fileIdsOf({ images }: OwnedPortfolioRow): string[] {
  return images.map(({ file_id }) => file_id);
}

/** Projects are public: 403, not 404, for another account's. */
async function requireOwn(tx: Tx, id: string, userId: string): Promise<OwnedPortfolioRow> {
  const row = isUuid(id) ? await lockPortfolioRow(tx, id) : undefined;
  if (!row) throw new ApiError(portfolioErrors.portfolio_item_not_found);
  if (row.ownerId !== userId) throw new ApiError(commonErrors.forbidden);
  return row;
}
