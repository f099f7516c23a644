import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import type { Freelance } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { reservedTitleOf } from '@mitoyen/contract/features/vocabulary/reserved-titles.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import type { Viewer } from '../profiles/index.ts';
import { standingMarks } from '../proofs/index.ts';
import { isSiretElsewhere } from '../registry-checks/index.ts';
import { presentFreelance } from './freelances.presenter.ts';
import {
  type FreelanceJsonRow,
  type FreelancePageRow,
  findFreelance,
  findFreelanceByUser,
  freelanceRowOfUser,
} from './freelances.repository.ts';

/** A freelance by the profile's id, and when its address was confirmed. @throws ApiError 404. */
export async function showFreelance(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  id: string,
  viewer: Viewer,
): Promise<{ profile: Freelance; confirmedAt: Date | null }> {
  const row = isUuid(id) ? await findFreelance(db, id) : undefined;
  if (!row) throw new ApiError(freelanceErrors.freelance_not_found);
  const profile = await withSharedSiret(db, presentPage(row, viewer, parisDay(clock.now())), viewer);
  return { profile, confirmedAt: row.email_confirmed_at };
}

/** A freelance by its account's id, as its own page has it. @throws ApiError 404. */
export async function showFreelanceOf(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: string,
  viewer: Viewer,
): Promise<Freelance> {
  const row = await requireRowOf(db, userId);
  return withSharedSiret(db, presentPage(row, viewer, parisDay(clock.now())), viewer);
}

async function requireRowOf(db: Queryable, userId: string): Promise<FreelancePageRow> {
  const row = isUuid(userId) ? await findFreelanceByUser(db, userId) : undefined;
  if (!row) throw new ApiError(freelanceErrors.freelance_not_found);
  return row;
}

/** With what stands of their proofs on a day. */
function presentPage(row: FreelancePageRow, viewer: Viewer, today: string): Freelance {
  const reservedTitle = reservedTitleOf(row.title);
  return {
    ...presentFreelance(row, viewer),
    ...(reservedTitle && { reservedTitle }),
    siretReadOn: row.siret_read_at && parisDay(row.siret_read_at),
    proofs: standingMarks(row.proof_marks, today),
  };
}

/** An account's own profile as one value of a statement about `users`, and what to make of it. */
export const ownFreelanceValue = {
  select: freelanceRowOfUser,
  present: ({ siret_read_at: readAt, ...row }: FreelanceJsonRow, now: Date) =>
    presentPage(
      { ...row, siret_read_at: readAt === null ? null : new Date(readAt) },
      { id: row.user_id },
      parisDay(now),
    ),
};

/** An account's own profile, or null before it has one. */
export async function showOwnFreelance(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: string,
): Promise<Freelance | null> {
  const row = await findFreelanceByUser(db, userId);
  return row ? presentPage(row, { id: userId }, parisDay(clock.now())) : null;
}

/** Tells the owner whether another account has their SIRET. */
async function withSharedSiret(db: Queryable, profile: Freelance, viewer: Viewer): Promise<Freelance> {
  if (viewer?.id !== profile.user_id || !(await isSiretElsewhere(db, profile.user_id))) return profile;
  return { ...profile, siretElsewhere: true };
}
