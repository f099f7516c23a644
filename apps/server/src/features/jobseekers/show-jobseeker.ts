import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { jobseekerErrors } from '@mitoyen/contract/features/jobseekers/jobseekers.errors.ts';
import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { reservedTitleOf } from '@mitoyen/contract/features/vocabulary/reserved-titles.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import type { Viewer } from '../profiles/index.ts';
import { standingMarks } from '../proofs/index.ts';
import { presentJobseeker } from './jobseekers.presenter.ts';
import {
  findJobseeker,
  findJobseekerByUser,
  type JobseekerPageRow,
  jobseekerRowOfUser,
} from './jobseekers.repository.ts';

/** A job seeker by the profile's id, and when its address was confirmed. @throws ApiError 404. */
export async function showJobseeker(
  { db, clock }: AppContext,
  id: string,
  viewer: Viewer,
): Promise<{ profile: Jobseeker; confirmedAt: Date | null }> {
  const row = isUuid(id) ? await findJobseeker(db, id, viewer?.id ?? null) : undefined;
  if (!row) throw new ApiError(jobseekerErrors.jobseeker_not_found);
  return { profile: presentPage(row, viewer, parisDay(clock.now())), confirmedAt: row.email_confirmed_at };
}

/** A job seeker by its account's id, as its own page has it. @throws ApiError 404. */
export async function showJobseekerOf(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: string,
  viewer: Viewer,
): Promise<Jobseeker> {
  return presentPage(await requireRowOf(db, userId, viewer), viewer, parisDay(clock.now()));
}

async function requireRowOf(db: Queryable, userId: string, viewer: Viewer): Promise<JobseekerPageRow> {
  const row = isUuid(userId) ? await findJobseekerByUser(db, userId, viewer?.id ?? null) : undefined;
  if (!row) throw new ApiError(jobseekerErrors.jobseeker_not_found);
  return row;
}

/** With what stands of their proofs on a day. */
function presentPage(row: JobseekerPageRow, viewer: Viewer, today: string): Jobseeker {
  const reservedTitle = reservedTitleOf(row.title);
  return {
    ...presentJobseeker(row, viewer),
    ...(reservedTitle && { reservedTitle }),
    proofs: standingMarks(row.proof_marks, today),
  };
}

/** An account's own profile as one value of a statement about `users`, and what to make of it. */
export const ownJobseekerValue = {
  select: jobseekerRowOfUser,
  present: (row: JobseekerPageRow, now: Date) => presentPage(row, { id: row.user_id }, parisDay(now)),
};

/** An account's own profile, or null before it has one. */
export async function showOwnJobseeker(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: string,
): Promise<Jobseeker | null> {
  const row = await findJobseekerByUser(db, userId, userId);
  return row ? presentPage(row, { id: userId }, parisDay(clock.now())) : null;
}
