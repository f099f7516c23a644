import type { Readable } from 'node:stream';
import type { AppContext, PersonalData } from '../../core/context/app-context.ts';
import type { Row } from '../../core/db/schema.ts';
import { FileNotFoundError } from '../../gateways/files/file-store.ts';
import { deleteFilesOfUser } from './claim-files.ts';
import { documentPath, variantPath } from './file-paths.ts';
import { fileUrl } from './file-url.ts';
import { bestVariant } from './image-variants.ts';
import { listFilesOfUser } from './uploads.repository.ts';

type FileRow = Row<'files'>;

const isDocument = ({ width }: FileRow) => width === null;

/** Ids keep two files of one name apart. */
function nameInArchive(file: FileRow): string {
  const name = file.original_name?.replace(/[^\p{L}\p{N}._ -]/gu, '_');
  return isDocument(file) ? `fichiers/${file.id}-${name ?? 'cv'}` : `fichiers/${file.id}.webp`;
}

/** An image in the largest size kept, a document as it was sent. Null when the bytes are gone. */
async function openFile({ files }: AppContext, file: FileRow): Promise<Readable | null> {
  const path = isDocument(file)
    ? documentPath(file.id)
    : variantPath(file.id, bestVariant(file.width ?? 0, null), 'webp');
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
      json: files.map((file) => ({ ...file, url: fileUrl(file.id), archivePath: nameInArchive(file) })),
    };
    for (const file of files) yield { path: nameInArchive(file), open: () => openFile(context, file) };
  },
  erase: (context, tx, { id }) => deleteFilesOfUser(context, tx, id),
};
