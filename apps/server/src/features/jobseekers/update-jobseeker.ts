import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { jobseekerErrors } from '@mitoyen/contract/features/jobseekers/jobseekers.errors.ts';
import type {
  Jobseeker,
  JobseekerProfileChange,
} from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { availabilityConfirmed } from '../profiles/index.ts';
import { releaseFiles } from '../uploads/index.ts';
import { requireKnownCodes } from '../vocabulary/index.ts';
import { requirePastMonths } from './career-columns.ts';
import { claimJobseekerFiles, droppedFiles } from './claim-jobseeker-files.ts';
import { lockJobseekerByUser, updateJobseekerRow } from './jobseekers.repository.ts';
import { jobseekerColumns } from './jobseekers.tables.ts';
import { showJobseekerOf } from './show-jobseeker.ts';

/**
 * Changes the account's profile; what is left out stays.
 * @throws ApiError 404 without a profile, 400 `file_unknown` about one of its files, 400 about a code or a month.
 */
export async function updateJobseeker(
  context: AppContext,
  userId: string,
  change: JobseekerProfileChange,
): Promise<Jobseeker> {
  requireKnownCodes(change);
  requirePastMonths(change, context.clock.now());
  return context.db.transaction().execute(async (tx) => {
    const now = context.clock.now();
    const before = await lockJobseekerByUser(tx, userId);
    if (!before) throw new ApiError(jobseekerErrors.jobseeker_not_found);
    const files = await claimJobseekerFiles(context, tx, userId, change, before);
    await updateJobseekerRow(tx, userId, {
      ...jobseekerColumns(change, files),
      ...(change.availability && availabilityConfirmed(now)),
      updated_at: now,
    });
    await releaseFiles(context, tx, userId, droppedFiles(before, files));
    return showJobseekerOf({ ...context, db: tx }, userId, { id: userId });
  });
}
