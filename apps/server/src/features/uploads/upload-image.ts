import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { maxImageBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import type { FileKind } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { sendEncodeAvif } from './encode-avif.job.ts';
import { encodeImage } from './encode-image.ts';
import { variantPath } from './file-paths.ts';
import { fileUrl } from './file-url.ts';
import { receiveFile } from './receive-file.ts';
import { insertFile } from './uploads.repository.ts';

interface ImageUpload {
  readonly field: string;
  readonly kind: Extract<FileKind, 'image' | 'logo'>;
  readonly uploaderId: string | null;
}

/** Takes an image in and answers its address. @throws ApiError 400, 413, 415. */
export async function uploadImage(
  context: AppContext,
  request: FastifyRequest,
  { field, kind, uploaderId }: ImageUpload,
): Promise<{ url: string }> {
  const expected = { field, maxBytes: maxImageBytes, tooLarge: uploadErrors.image_too_large };
  const { bytes } = await receiveFile(request, expected);
  const { widthPixels, heightPixels, variants, preview } = await encodeImage(bytes);
  const id = newId();
  // the row comes first: should we die in between, the job that deletes untaken files finds the bytes by it
  await insertFile(context.db, {
    id,
    kind,
    content_type: 'image/webp',
    byte_size: variants.reduce((total, variant) => total + variant.bytes.length, 0),
    width: widthPixels,
    height: heightPixels,
    uploaded_by: uploaderId,
    created_at: context.clock.now(),
    original_name: null,
    taken_at: null,
    owner_id: null,
    preview,
  });
  for (const variant of variants) {
    await context.files.write(variantPath(id, variant.widthPixels, 'webp'), variant.bytes, 'image/webp');
  }
  await sendEncodeAvif(context, id);
  return { url: fileUrl(id) };
}
