import { canDownloadCv } from '@mitoyen/contract/features/jobseekers/cv-audience.rules.ts';
import type { FileHolder } from '../../core/files/file-holder.ts';
import { findCvAudience } from './jobseekers.repository.ts';

/** Portraits, covers, and CVs, whose owner chooses who may download them. */
export const jobseekerFiles: FileHolder = {
  async findHeld(db, fileIds) {
    const rows = await db
      .selectFrom('jobseekers')
      .select(['avatar_file_id', 'cover_file_id', 'cv_file_id'])
      .where((eb) =>
        eb.or([
          eb('avatar_file_id', 'in', fileIds),
          eb('cover_file_id', 'in', fileIds),
          eb('cv_file_id', 'in', fileIds),
        ]),
      )
      .execute();
    return rows.flatMap((row) => Object.values(row).filter((id) => id !== null));
  },
  async findAccess(db, fileId, accountId) {
    const audience = await findCvAudience(db, fileId, accountId);
    const reader = { isOwner: false, isSignedIn: accountId !== null };
    return audience && canDownloadCv(audience, reader) ? 'open' : null;
  },
};
