import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { type Attachment, maxAttachmentBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import type { NewRow } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { requirePdf } from './document-type.ts';
import { encodeImage } from './encode-image.ts';
import { safeFileName } from './file-name.ts';
import { documentPath, variantPath } from './file-paths.ts';
import { imageTypeOf } from './image-type.ts';
import { presentAttachment } from './present-attachment.ts';
import { receiveFile } from './receive-file.ts';
import { insertFile } from './uploads.repository.ts';

const fallbackName = 'fichier';

/**
 * Takes in an image or a PDF for a message still to be written. An image is made anew like every other, a PDF stays
 * as it is. @throws ApiError 400, 413, 415.
 */
export async function uploadAttachment(
  context: AppContext,
  request: FastifyRequest,
  { field, uploaderId }: { field: string; uploaderId: string },
): Promise<Attachment> {
  const expected = { field, maxBytes: maxAttachmentBytes, tooLarge: uploadErrors.attachment_too_large };
  const { bytes, name } = await receiveFile(request, expected);
  const row = {
    id: newId(),
    kind: 'attachment',
    uploaded_by: uploaderId,
    created_at: context.clock.now(),
    taken_at: null,
    owner_id: null,
  } as const;
  const file =
    imageTypeOf(bytes) === null
      ? await keepPdf(context, bytes, { ...row, original_name: safeFileName(name, 'pdf', fallbackName) })
      : await keepImage(context, bytes, { ...row, original_name: safeFileName(name, 'webp', fallbackName) });
  return presentAttachment(file);
}

type Begun = Pick<
  NewRow<'files'>,
  'id' | 'kind' | 'uploaded_by' | 'created_at' | 'taken_at' | 'owner_id' | 'original_name'
>;

async function keepPdf({ db, files }: AppContext, bytes: Buffer, begun: Begun) {
  const { contentType } = await requirePdf(bytes);
  const size = { byte_size: bytes.length, width: null, height: null };
  const row = await insertFile(db, { ...begun, ...size, content_type: contentType });
  await files.write(documentPath(row.id), bytes, contentType);
  return row;
}

async function keepImage({ db, files }: AppContext, bytes: Buffer, begun: Begun) {
  const { widthPixels, heightPixels, variants } = await encodeImage(bytes);
  const row = await insertFile(db, {
    ...begun,
    content_type: 'image/webp',
    byte_size: variants.reduce((total, variant) => total + variant.bytes.length, 0),
    width: widthPixels,
    height: heightPixels,
  });
  for (const variant of variants) {
    await files.write(variantPath(row.id, variant.widthPixels, 'webp'), variant.bytes, 'image/webp');
  }
  return row;
}
