import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import type {
  Freelance,
  FreelanceProfileChange,
} from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { confirmedAvailability } from '../profiles/index.ts';
import { checkFreelanceSiret, sendRecheck } from '../registry-checks/index.ts';
import { releaseFiles, takeUpFile } from '../uploads/index.ts';
import { findFreelanceByUser, lockFreelanceByUser, updateFreelanceRow } from './freelances.repository.ts';
import { requireFreelanceOf } from './show-freelance.ts';

/**
 * Changes the account's profile; what is left out stays. Another SIRET is checked first.
 * @throws ApiError 404 without a profile, 400 about `siret` or `avatar`.
 */
export async function updateFreelance(
  context: AppContext,
  userId: string,
  change: FreelanceProfileChange,
): Promise<Freelance> {
  const current = await findFreelanceByUser(context.db, userId);
  if (!current) throw new ApiError(freelanceErrors.freelance_not_found);
  const newSiret = change.siret !== undefined && change.siret !== current.siret ? change.siret : null;
  const siretStatus = newSiret === null ? undefined : await checkFreelanceSiret(context, newSiret);

  return context.db.transaction().execute(async (tx) => {
    const before = await lockFreelanceByUser(tx, userId);
    if (!before) throw new ApiError(freelanceErrors.freelance_not_found);
    const avatarFileId =
      change.avatar === undefined
        ? before.avatar_file_id
        : await takeUpFile(context, tx, { url: change.avatar, kind: 'image', userId, path: 'avatar' });
    await updateFreelanceRow(tx, userId, {
      title: change.title,
      specialization: change.specialization,
      location: change.location,
      hourly_rate: change.hourlyRate,
      experience_years: change.experienceYears,
      description: change.description,
      skills: change.skills,
      ...(change.availability && confirmedAvailability(change.availability, context.clock.now())),
      ...(newSiret !== null && { siret: newSiret, siret_status: siretStatus }),
      avatar_file_id: avatarFileId,
      updated_at: context.clock.now(),
    });
    if (before.avatar_file_id !== avatarFileId)
      await releaseFiles(context, tx, userId, [before.avatar_file_id]);
    if (siretStatus === 'pending')
      await sendRecheck(context, tx, { kind: 'freelance', profileId: before.id });
    return requireFreelanceOf(tx, userId, { id: userId });
  });
}
