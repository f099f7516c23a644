import type { AppContext } from '../../core/context/app-context.ts';
import { FileNotFoundError } from '../../core/files/file-store.ts';
import { variantPath } from './file-paths.ts';
import { bestVariant } from './image-variants.ts';
import { findFile, isPublicPicture } from './uploads.repository.ts';

/** A public picture as WebP, in the first kept width at or above this one. Null for one that is not there, or not public. */
export async function readPublicPicture(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  id: string,
  widthPixels: number,
): Promise<Buffer | null> {
  const file = await findFile(db, id);
  if (!file || !isPublicPicture(file)) return null;
  try {
    const content = await files.read(variantPath(id, bestVariant(file.width ?? 0, widthPixels), 'webp'));
    return Buffer.concat(await content.toArray());
  } catch (error) {
    if (error instanceof FileNotFoundError) return null;
    throw error;
  }
}
