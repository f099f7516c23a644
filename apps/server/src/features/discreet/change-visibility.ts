import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { jobseekerErrors } from '@mitoyen/contract/features/jobseekers/jobseekers.errors.ts';
import { visibilityErrors } from '@mitoyen/contract/features/visibility/visibility.errors.ts';
import type {
  VisibilityChange,
  VisibilitySettings,
} from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { emptyCaches } from '../../core/purging/empty-caches.ts';
import { notifyPagesStale } from '../../core/rendering/stale-pages.repository.ts';
import { lockJobseekerByUser, setVisibility, showOwnJobseeker } from '../jobseekers/index.ts';
import { sendReadWords } from '../spelling/index.ts';
import { checkHiddenFrom, listHiddenFrom, replaceHiddenFrom } from '../visibility/index.ts';

/**
 * The visibility of an account's profile, and the firms it hides from. @throws ApiError 404 without a job
 * seeker's profile.
 */
export async function showVisibility(
  context: Pick<AppContext, 'db' | 'clock'>,
  userId: string,
): Promise<VisibilitySettings> {
  const profile = await showOwnJobseeker(context, userId);
  if (!profile) throw new ApiError(jobseekerErrors.jobseeker_not_found);
  const { visibility = 'public' } = profile;
  return { visibility, hiddenFrom: await listHiddenFrom(context.db, userId) };
}

/**
 * Changes who may find the account's profile and which firms it hides from, and all that depends on it, in
 * one transaction. A profile that is no longer public is purged from every cache before this returns.
 * @throws ApiError 404 without a job seeker's profile, 400 `hidden_limit`, 400 `siren_unknown`, 503
 * `caches_not_emptied`.
 */
export async function changeVisibility(
  context: AppContext,
  userId: string,
  { visibility, hiddenFrom }: VisibilityChange,
): Promise<VisibilitySettings> {
  const { db, clock, log } = context;
  const companies = await checkHiddenFrom(context, hiddenFrom, await listHiddenFrom(db, userId));
  await db.transaction().execute(async (tx) => {
    const before = await lockJobseekerByUser(tx, userId);
    if (!before) throw new ApiError(jobseekerErrors.jobseeker_not_found);
    await replaceHiddenFrom(tx, userId, companies);
    if (before.visibility === visibility) return;
    await setVisibility(tx, userId, { visibility, updated_at: clock.now() });
    await notifyPagesStale(tx);
    await sendReadWords(context, tx);
  });
  if (visibility !== 'public') {
    try {
      await emptyCaches(context);
    } catch (err) {
      log.error({ err }, 'a cache did not confirm that it forgot a page');
      throw new ApiError(visibilityErrors.caches_not_emptied, { cause: err });
    }
  }
  return showVisibility(context, userId);
}
