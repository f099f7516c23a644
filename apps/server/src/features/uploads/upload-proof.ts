import { readFile } from 'node:fs/promises';
import type { FileCaution } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { checkImage } from './check-image.ts';
import { proofTypeOf } from './document-type.ts';
import { encodeImage } from './encode-image.ts';
import { safeFileName } from './file-name.ts';
import { storedDocumentPath } from './file-paths.ts';
import { fileUrl } from './file-url.ts';
import { imageTypeOf } from './image-type.ts';
import type { Intake } from './intake.ts';
import type { ReceivedFile } from './receive-file.ts';
import type { Sender } from './sender.ts';
import { insertUnclaimedFile } from './unclaimed-quota.ts';

interface ProofDocument {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly extension: string;
  readonly cautions: readonly FileCaution[];
}

const fallbackName = 'justificatif';

/**
 * Takes in the document of a proof and returns its address: a PDF as it is, a picture made anew, in one size, which leaves
 * its pixels alone. @throws ApiError 400, 415, 429, 503.
 */
export async function uploadProof(
  context: AppContext,
  intake: Intake,
  { file, sender }: { file: ReceivedFile; sender: Sender },
): Promise<{ url: string }> {
  const isPicture = (await imageTypeOf(file.path)) !== null;
  const { bytes, contentType, extension, cautions } = await (isPicture
    ? readPicture(intake, file)
    : readPdf(intake, file));
  const row = await insertUnclaimedFile(context, sender, {
    id: newId(),
    kind: 'proof',
    content_type: contentType,
    byte_size: bytes.length,
    original_name: safeFileName(file.name, extension, fallbackName),
    width: null,
    height: null,
    cautions: [...cautions],
  });
  await context.files.write(storedDocumentPath(row), bytes, contentType);
  return { url: fileUrl(row.id) };
}

const readPdf = (intake: Intake, { path }: ReceivedFile): Promise<ProofDocument> =>
  intake.document(async () => {
    const bytes = await readFile(path);
    return { bytes, ...(await proofTypeOf(bytes)) };
  });

async function readPicture(intake: Intake, { path }: ReceivedFile): Promise<ProofDocument> {
  const checked = await checkImage(path);
  const { variants } = await intake.picture(() => encodeImage(checked));
  const largest = variants.at(-1);
  if (!largest) throw new Error('a picture has a size');
  return { bytes: largest.bytes, contentType: 'image/webp', extension: 'webp', cautions: [] };
}
