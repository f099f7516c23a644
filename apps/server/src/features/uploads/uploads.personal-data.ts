import type { Readable } from 'node:stream';
import type { AppContext, PersonalData } from '../../core/context/app-context.ts';
import type { Row } from '../../core/db/schema.ts';
import { FileNotFoundError } from '../../core/files/file-store.ts';
import { deleteFilesOfUser } from './claim-files.ts';
import { originalFileName } from './file-name.ts';
import { originalPath, storedDocumentPath, variantPath } from './file-paths.ts';
import { fileUrl } from './file-url.ts';
import { bestVariant } from './image-variants.ts';
import { listFilesOfUser } from './uploads.repository.ts';

type FileRow = Row<'files'>;

interface ArchivedFile {
  readonly archivePath: string;
  readonly storedPath: string;
}

/** A document as it was sent, an image in the largest size kept and as it was sent where that is kept too. Ids keep two files of one name apart. */
function archivedFilesOf(file: FileRow): ArchivedFile[] {
  const { id, width } = file;
  const name = file.original_name?.replace(/[^\p{L}\p{N}._ -]/gu, '_');
  if (width === null)
    return [{ archivePath: `fichiers/${id}-${name ?? 'cv'}`, storedPath: storedDocumentPath(file) }];
  const image = {
    archivePath: `fichiers/${id}.webp`,
    storedPath: variantPath(id, bestVariant(width, null), 'webp'),
  };
  if (file.original_content_type === null) return [image];
  const originalName = originalFileName(name ?? '', file.original_content_type);
  return [image, { archivePath: `fichiers/${id}-original-${originalName}`, storedPath: originalPath(id) }];
}

/** Null when the bytes are gone. */
async function openFile({ files }: AppContext, path: string): Promise<Readable | null> {
  try {
    return await files.read(path);
  } catch (error) {
    if (error instanceof FileNotFoundError) return null;
    throw error;
  }
}

export const uploadsPersonalData: PersonalData = {
  exported: ['files'],
  async *export(context, { id }) {
    const files = await listFilesOfUser(context.db, id);
    yield {
      path: 'fichiers.json',
      about: 'La liste de vos fichiers ; les fichiers eux-mêmes sont dans le dossier « fichiers ».',
      json: files.map((file) => ({
        ...file,
        url: fileUrl(file.id),
        archivePath: archivedFilesOf(file)[0]?.archivePath,
      })),
    };
    for (const { archivePath, storedPath } of files.flatMap(archivedFilesOf))
      yield { path: archivePath, open: () => openFile(context, storedPath) };
  },
  erase: (context, tx, { id }) => deleteFilesOfUser(context, tx, id),
};
