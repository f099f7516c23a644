import type { Readable } from 'node:stream';
import type { AppContext } from '../../core/context/app-context.ts';
import { FileNotFoundError } from '../../core/files/file-store.ts';
import { storedDocumentPath } from './file-paths.ts';

/** The bytes of a proof's document, for a caller whose permission was checked; null when they are gone. */
export async function openProofDocument(
  { files }: Pick<AppContext, 'files'>,
  id: string,
): Promise<Readable | null> {
  try {
    return await files.read(storedDocumentPath({ id, kind: 'proof' }));
  } catch (error) {
    if (error instanceof FileNotFoundError) return null;
    throw error;
  }
}
