import { readFile } from 'node:fs/promises';
import type { Attachment } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Row } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { type CheckedImage, checkImage } from './check-image.ts';
import { attachmentTypeOf } from './document-type.ts';
import { encodeImage } from './encode-image.ts';
import { safeFileName } from './file-name.ts';
import { documentPath, originalPath, variantPath } from './file-paths.ts';
import { imageTypeOf } from './image-type.ts';
import type { Intake } from './intake.ts';
import { presentAttachment } from './present-attachment.ts';
import { readTold } from './read-pixels.ts';
import type { ReceivedFile } from './receive-file.ts';
import type { Sender } from './sender.ts';
import { stripMetadata } from './strip-metadata.ts';
import { insertUnclaimedFile } from './unclaimed-quota.ts';

interface AttachmentUpload {
  readonly file: ReceivedFile;
  readonly sender: Sender;
}

const fallbackName = 'fichier';

/**
 * Takes in a file for a message still to be written. An image is made anew like every other, and kept as it was sent
 * without its metadata too; anything else stays as it is. @throws ApiError 400, 415, 429, 503.
 */
export async function uploadAttachment(
  context: AppContext,
  intake: Intake,
  upload: AttachmentUpload,
): Promise<Attachment> {
  const keep = (await imageTypeOf(upload.file.path)) ? keepImage : keepDocument;
  return presentAttachment(await keep(context, intake, upload));
}

async function keepDocument(
  context: AppContext,
  intake: Intake,
  { file, sender }: AttachmentUpload,
): Promise<Row<'files'>> {
  return intake.document(async () => {
    const bytes = await readFile(file.path);
    const { contentType, extension, cautions } = await attachmentTypeOf(bytes);
    const row = await insertUnclaimedFile(context, sender, {
      id: newId(),
      kind: 'attachment',
      content_type: contentType,
      byte_size: bytes.length,
      original_name: safeFileName(file.name, extension, fallbackName),
      width: null,
      height: null,
      cautions: [...cautions],
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
  const checked = await checkImage(file.path);
  const { widthPixels, heightPixels, variants, original } = await intake.picture(async () => ({
    ...(await encodeImage(checked)),
    original: await readOriginal(checked),
  }));
  const contentType = `image/${checked.format}`;
  const row = await insertUnclaimedFile(context, sender, {
    id: newId(),
    kind: 'attachment',
    content_type: 'image/webp',
    byte_size: variants.reduce((total, variant) => total + variant.bytes.length, 0),
    original_name: safeFileName(file.name, 'webp', fallbackName),
    width: widthPixels,
    height: heightPixels,
    ...(original && { original_byte_size: original.length, original_content_type: contentType }),
  });
  for (const variant of variants) {
    await context.files.write(variantPath(row.id, variant.widthPixels, 'webp'), variant.bytes, 'image/webp');
  }
  if (original) await context.files.write(originalPath(row.id), original, contentType);
  return row;
}

/** The picture as it was sent, without its metadata; null where it is built so oddly that they cannot be taken out. */
async function readOriginal(checked: CheckedImage): Promise<Buffer | null> {
  try {
    return stripMetadata(await readTold(checked), checked.format, checked.orientation);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
