import type { NewRow } from '../src/core/db/schema.ts';
import type { FileStore } from '../src/core/files/file-store.ts';
import { safeFileName } from '../src/features/uploads/file-name.ts';
import { documentPath } from '../src/features/uploads/file-paths.ts';
import { createCvPdf } from './content/cv-pdf.ts';
import type { DemoContent } from './content/demo-content.ts';
import { demoFileId } from './demo-file-id.ts';
import { type DemoPictureSource, listDemoPictures } from './demo-pictures.ts';

/** What a file's row says of the file itself; whose it is and since when comes with the account. */
export type DemoFile = Omit<NewRow<'files'>, 'created_at' | 'taken_at' | 'owner_id' | 'uploaded_by'>;

/** All widths of a drawing together, roughly; they are drawn on the first request for them. */
const bytesPerPixel = 0.09;

export const cvKey = (fullName: string) => `cv/${fullName}`;

/** What to say of every file of the demonstration in its row, by id. CVs are written, pictures come when asked for. */
export async function prepareDemoFiles(
  files: FileStore,
  content: DemoContent,
): Promise<Map<string, DemoFile>> {
  const pictures = [...listDemoPictures(content)].map(([id, source]) => pictureFile(id, source));
  const withCv = content.jobseekers.filter(({ hasCv }) => hasCv);
  const cvs = await Promise.all(
    withCv.map((jobseeker) => storeCv(files, jobseeker.fullName, createCvPdf(jobseeker))),
  );
  return new Map([...pictures, ...cvs].map((file) => [file.id, file]));
}

function pictureFile(id: string, { kind, widthPixels, heightPixels }: DemoPictureSource): DemoFile {
  const size = { width: widthPixels, height: heightPixels };
  const byte_size = Math.round(widthPixels * heightPixels * bytesPerPixel);
  const image = { content_type: 'image/webp', original_name: null, preview: null, avif_ready: true };
  return { id, kind, byte_size, ...size, ...image };
}

async function storeCv(files: FileStore, fullName: string, bytes: Buffer): Promise<DemoFile> {
  const id = demoFileId(cvKey(fullName));
  await files.write(documentPath(id), bytes, 'application/pdf');
  return {
    id,
    kind: 'cv',
    content_type: 'application/pdf',
    byte_size: bytes.length,
    original_name: safeFileName(`CV ${fullName}`, 'pdf'),
    width: null,
    height: null,
  };
}
