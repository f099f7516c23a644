import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { jobseekerErrors } from '@mitoyen/contract/features/jobseekers/jobseekers.errors.ts';
import type {
  Jobseeker,
  JobseekerProfileValues,
} from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import type { HiddenCompany } from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import { findPerson, markProfileCompleted } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { availabilityConfirmed } from '../profiles/index.ts';
import { addHiddenFrom, checkHiddenFrom } from '../visibility/index.ts';
import { requireKnownCodes, withNamedTrades } from '../vocabulary/index.ts';
import { requirePastMonths } from './career-columns.ts';
import { claimJobseekerFiles, noFiles } from './claim-jobseeker-files.ts';
import { hasJobseeker, insertJobseekerRow } from './jobseekers.repository.ts';
import { jobseekerColumns, newJobseekerColumns } from './jobseekers.tables.ts';
import { showJobseekerOf } from './show-jobseeker.ts';

export interface PreparedJobseeker {
  readonly values: JobseekerProfileValues;
  readonly hiddenFrom: readonly HiddenCompany[];
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

/** Like the other roles' preparation. @throws ApiError 400 about a code, a month or a firm to hide from. */
export async function prepareJobseeker(
  context: AppContext,
  values: JobseekerProfileValues,
): Promise<PreparedJobseeker> {
  requireKnownCodes(values);
  requirePastMonths(values, context.clock.now());
  const hiddenFrom = await checkHiddenFrom(context, values.hiddenFrom, []);
  return { values: withNamedTrades(values, [values.title, values.specialization]), hiddenFrom };
}

/** Writes a prepared profile and takes its files up. @throws ApiError 409 `jobseeker_exists`, 400 `file_unknown`. */
export async function insertJobseeker(
  context: AppContext,
  tx: Tx,
  userId: string,
  { values, hiddenFrom }: PreparedJobseeker,
): Promise<Jobseeker> {
  const now = context.clock.now();
  const files = await claimJobseekerFiles(context, tx, userId, values, noFiles);
  // before the profile: nobody it hides from finds it meanwhile
  await addHiddenFrom(tx, userId, hiddenFrom);
  const inserted = await insertJobseekerRow(tx, {
    id: newId(),
    user_id: userId,
    ...jobseekerColumns(values, files),
    ...newJobseekerColumns(values),
    ...availabilityConfirmed(now),
    created_at: now,
    updated_at: now,
  });
  if (!inserted) throw new ApiError(jobseekerErrors.jobseeker_exists);
  await markProfileCompleted(tx, userId);
  return showJobseekerOf({ ...context, db: tx }, userId, { id: userId });
}
