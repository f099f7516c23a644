import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import type {
  Freelance,
  FreelanceProfileChange,
} from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { availabilityConfirmed } from '../profiles/index.ts';
import { checkFreelanceSiret, isGivenUp, sendRecheck, siretColumns } from '../registry-checks/index.ts';
import { claimFile, releaseFiles } from '../uploads/index.ts';
import { requireKnownCodes } from '../vocabulary/index.ts';
import { findFreelanceByUser, lockFreelanceByUser, updateFreelanceRow } from './freelances.repository.ts';
import { freelanceColumns } from './freelances.tables.ts';
import { showFreelanceOf } from './show-freelance.ts';

/**
 * Changes the account's profile; what is left out stays. Another SIRET is checked first, and one that the registry
 * never answered about is asked about again.
 * @throws ApiError 404 without a profile, 400 about `siret` or `avatar`, and what `requireKnownCodes` refuses.
 */
export async function updateFreelance(
  context: AppContext,
  userId: string,
  change: FreelanceProfileChange,
): Promise<Freelance> {
  const current = await findFreelanceByUser(context.db, userId);
  if (!current) throw new ApiError(freelanceErrors.freelance_not_found);
  requireKnownCodes(change);
  const newSiret = change.siret === current.siret ? undefined : change.siret;
  const reading = newSiret === undefined ? null : await checkFreelanceSiret(context, newSiret);

  return context.db.transaction().execute(async (tx) => {
    const now = context.clock.now();
    const before = await lockFreelanceByUser(tx, userId);
    if (!before) throw new ApiError(freelanceErrors.freelance_not_found);
    const avatarFileId =
      change.avatar === undefined
        ? before.avatar_file_id
        : await claimFile(context, tx, { url: change.avatar, kind: 'image', userId, path: 'avatar' });
    const isAsked = newSiret !== undefined || isGivenUp(before);
    await updateFreelanceRow(tx, userId, {
      ...freelanceColumns({ ...change, siret: newSiret }, { avatar_file_id: avatarFileId }),
      ...(isAsked && { ...siretColumns('freelance', reading), siret_read_at: reading && now }),
      // an operator's word was about the holder of this number
      ...(newSiret !== undefined && { confirmed_by_operator_at: null }),
      ...(change.availability && availabilityConfirmed(now)),
      updated_at: now,
    });
    if (before.avatar_file_id !== avatarFileId)
      await releaseFiles(context, tx, userId, [before.avatar_file_id]);
    if (isAsked && reading === null)
      await sendRecheck(context, tx, { kind: 'freelance', profileId: before.id });
    return showFreelanceOf({ ...context, db: tx }, userId, { id: userId });
  });
}
