import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { jobseekerErrors } from '@mitoyen/contract/features/jobseekers/jobseekers.errors.ts';
import type {
  Jobseeker,
  JobseekerProfileValues,
} from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import { findPerson, markProfileCompleted } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { availabilityConfirmed } from '../profiles/index.ts';
import { requireKnownCodes, withNamedTrades } from '../vocabulary/index.ts';
import { requirePastMonths } from './career-columns.ts';
import { claimJobseekerFiles, noFiles } from './claim-jobseeker-files.ts';
import { hasJobseeker, insertJobseekerRow } from './jobseekers.repository.ts';
import { jobseekerColumns } from './jobseekers.tables.ts';
import { requireJobseekerOf } from './show-jobseeker.ts';

export interface PreparedJobseeker {
  readonly values: JobseekerProfileValues;
}

/** Creates the profile of an account that exists. @throws ApiError 409 when it has one, 400 without a verified phone. */
export async function createJobseeker(
  context: AppContext,
  userId: string,
  values: JobseekerProfileValues,
): Promise<Jobseeker> {
  if (await hasJobseeker(context.db, userId)) throw new ApiError(jobseekerErrors.jobseeker_exists);
  const owner = await findPerson(context.db, userId);
  if (!owner?.phone) throw new ApiError(phoneErrors.phone_not_verified);
  const prepared = await prepareJobseeker(context, values);
  return context.db.transaction().execute((tx) => insertJobseeker(context, tx, userId, prepared));
}

/** Like the other roles' preparation; asks nothing of others. @throws ApiError 400 about a code or a month. */
export async function prepareJobseeker(
  { clock }: AppContext,
  values: JobseekerProfileValues,
): Promise<PreparedJobseeker> {
  requireKnownCodes(values);
  requirePastMonths(values, clock.now());
  return { values: withNamedTrades(values, [values.title, values.specialization]) };
}

/** Writes a prepared profile and takes its files up. @throws ApiError 409 `jobseeker_exists`, 400 `file_unknown`. */
export async function insertJobseeker(
  context: AppContext,
  tx: Tx,
  userId: string,
  { values }: PreparedJobseeker,
): Promise<Jobseeker> {
  const now = context.clock.now();
  const files = await claimJobseekerFiles(context, tx, userId, values, noFiles);
  const inserted = await insertJobseekerRow(tx, {
    id: newId(),
    user_id: userId,
    ...jobseekerColumns(values, files),
    ...availabilityConfirmed(now),
    created_at: now,
    updated_at: now,
  });
  if (!inserted) throw new ApiError(jobseekerErrors.jobseeker_exists);
  await markProfileCompleted(tx, userId);
  return requireJobseekerOf(tx, userId, { id: userId });
}
