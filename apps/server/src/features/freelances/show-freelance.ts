import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import type { Freelance } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { listPortfolio } from '../portfolio/index.ts';
import type { Viewer } from '../profiles/index.ts';
import { presentFreelance } from './freelances.presenter.ts';
import { type FreelanceRow, findFreelance, findFreelanceByUser } from './freelances.repository.ts';

/** A freelance by the profile's id, and when its address was confirmed. @throws ApiError 404. */
export async function showFreelance(
  { db }: Pick<AppContext, 'db'>,
  id: string,
  viewer: Viewer,
): Promise<{ profile: Freelance; confirmedAt: Date | null }> {
  const row = isUuid(id) ? await findFreelance(db, id) : undefined;
  return { profile: await present(db, row, viewer), confirmedAt: row?.email_confirmed_at ?? null };
}

/** A freelance by its account's id. @throws ApiError 404. */
export async function requireFreelanceOf(db: Queryable, userId: string, viewer: Viewer): Promise<Freelance> {
  return present(db, isUuid(userId) ? await findFreelanceByUser(db, userId) : undefined, viewer);
}

/** An account's own profile, or null before it has one. */
export async function showOwnFreelance(
  { db }: Pick<AppContext, 'db'>,
  userId: string,
): Promise<Freelance | null> {
  const row = await findFreelanceByUser(db, userId);
  return row ? present(db, row, { id: userId }) : null;
}

async function present(db: Queryable, row: FreelanceRow | undefined, viewer: Viewer): Promise<Freelance> {
  if (!row) throw new ApiError(freelanceErrors.freelance_not_found);
  return presentFreelance(row, await listPortfolio(db, row.id), viewer);
}
