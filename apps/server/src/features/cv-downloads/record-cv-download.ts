import type { AppContext } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { hasCvDownloadSince, insertCvDownload } from './cv-downloads.repository.ts';

/** A member who takes the same CV again this soon is noted once. */
const sameDownloadMinutes = 10;

/** Writes down that somebody downloads a CV, for its owner to see. One's own is not noted. */
export async function recordCvDownload(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  ownerId: string,
  viewerId: string | null,
): Promise<void> {
  if (viewerId === ownerId) return;
  const now = clock.now();
  const since = new Date(now.getTime() - sameDownloadMinutes * 60_000);
  if (viewerId && (await hasCvDownloadSince(db, { ownerId, viewerId, since }))) return;
  await insertCvDownload(db, {
    id: newId(),
    owner_id: ownerId,
    viewer_id: viewerId,
    is_by_member: viewerId !== null,
    downloaded_at: now,
  });
}
