import { buffer } from 'node:stream/consumers';
import type { AppContext } from '../../core/context/app-context.ts';
import { FileNotFoundError, FileStoreAwayError } from '../../core/files/file-store.ts';
import { noteSharePicture } from './share-pictures.repository.ts';
import type { SharedThing } from './share-sheet.ts';

/** Where a thing's picture lies in the store. */
export const folderOf = (thingId: string) => `share/${thingId}`;
const pathOf = (thingId: string, version: string) => `${folderOf(thingId)}/${version}.jpg`;

/** A picture that was drawn before; null for one that was not. */
export async function readKeptPicture(
  { files }: Pick<AppContext, 'files'>,
  thingId: string,
  version: string,
): Promise<Buffer | null> {
  try {
    return await buffer(await files.read(pathOf(thingId, version)));
  } catch (error) {
    if (error instanceof FileNotFoundError) return null;
    throw error;
  }
}

/**
 * Stores a picture, replacing the thing's older ones. While the store is away nothing is kept, and the next
 * request draws it again.
 */
export async function keepPicture(
  { db, files, clock, log }: Pick<AppContext, 'db' | 'files' | 'clock' | 'log'>,
  { id, ownerId, sheet }: SharedThing,
  version: string,
  bytes: Buffer,
): Promise<void> {
  const fileIds = [sheet.picture?.id, sheet.portraitId].filter((file) => typeof file === 'string');
  const row = { thing_id: id, owner_id: ownerId, file_ids: fileIds, drawn_at: clock.now() };
  try {
    await files.deleteFolder(folderOf(id));
    await files.write(pathOf(id, version), bytes, 'image/jpeg');
    // deleted meanwhile: its folder went before this was written
    if (!(await noteSharePicture(db, row))) await files.deleteFolder(folderOf(id));
  } catch (error) {
    if (!(error instanceof FileStoreAwayError)) throw error;
    log.warn({ err: error }, 'a share picture is not kept');
  }
}
