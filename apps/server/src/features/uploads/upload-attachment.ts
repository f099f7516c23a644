import { readFile } from 'node:fs/promises';
import type { Attachment } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Row } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { requirePdf } from './document-type.ts';
import { checkImage, encodeImage, isImage } from './encode-image.ts';
import { safeFileName } from './file-name.ts';
import { documentPath, variantPath } from './file-paths.ts';
import type { Intake } from './intake.ts';
import { presentAttachment } from './present-attachment.ts';
import type { ReceivedFile } from './receive-file.ts';
import type { Sender } from './sender.ts';
import { insertUnclaimedFile } from './unclaimed-quota.ts';

interface AttachmentUpload {
  readonly file: ReceivedFile;
  readonly sender: Sender;
}

const fallbackName = 'fichier';

/**
 * Takes in an image or a PDF for a message still to be written. An image is made anew like every other, a PDF stays
 * as it is. @throws ApiError 400, 415, 429, 503.
 */
export async function uploadAttachment(
  context: AppContext,
  intake: Intake,
  upload: AttachmentUpload,
): Promise<Attachment> {
  const keep = (await isImage(upload.file.path)) ? keepImage : keepPdf;
  return presentAttachment(await keep(context, intake, upload));
}

async function keepPdf(
  context: AppContext,
  intake: Intake,
  { file, sender }: AttachmentUpload,
): Promise<Row<'files'>> {
  return intake.document(async () => {
    const bytes = await readFile(file.path);
    const { contentType } = await requirePdf(bytes);
    const row = await insertUnclaimedFile(context, sender, {
      id: newId(),
      kind: 'attachment',
      content_type: contentType,
      byte_size: bytes.length,
      original_name: safeFileName(file.name, 'pdf', fallbackName),
      width: null,
      height: null,
    });
    await context.files.write(documentPath(row.id), bytes, contentType);
    return row;
  });
}

async function keepImage(
  context: AppContext,
  intake: Intake,
  { file, sender }: AttachmentUpload,
): Promise<Row<'files'>> {
  await checkImage(file.path);
  const { widthPixels, heightPixels, variants } = await intake.picture(() => encodeImage(file.path));
  const row = await insertUnclaimedFile(context, sender, {
    id: newId(),
    kind: 'attachment',
    content_type: 'image/webp',
    byte_size: variants.reduce((total, variant) => total + variant.bytes.length, 0),
    original_name: safeFileName(file.name, 'webp', fallbackName),
    width: widthPixels,
    height: heightPixels,
  });
  for (const variant of variants) {
    await context.files.write(variantPath(row.id, variant.widthPixels, 'webp'), variant.bytes, 'image/webp');
  }
  return row;
}
