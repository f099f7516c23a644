import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { maxCvBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { documentTypeOf } from './document-type.ts';
import { safeFileName } from './file-name.ts';
import { documentPath } from './file-paths.ts';
import { fileUrl } from './file-url.ts';
import { receiveFile } from './receive-file.ts';
import { insertFile } from './uploads.repository.ts';

/** Takes a CV in, as it is, and answers its address. @throws ApiError 400, 413, 415. */
export async function uploadCv(
  { db, clock, files }: AppContext,
  request: FastifyRequest,
  { field, uploaderId }: { field: string; uploaderId: string | null },
): Promise<{ url: string }> {
  const expected = { field, maxBytes: maxCvBytes, tooLarge: uploadErrors.cv_too_large };
  const { bytes, name } = await receiveFile(request, expected);
  const { contentType, extension } = await documentTypeOf(bytes);
  const id = newId();
  await insertFile(db, {
    id,
    kind: 'cv',
    content_type: contentType,
    byte_size: bytes.length,
    original_name: safeFileName(name, extension),
    uploaded_by: uploaderId,
    created_at: clock.now(),
    width: null,
    height: null,
    taken_at: null,
    owner_id: null,
  });
  await files.write(documentPath(id), bytes, contentType);
  return { url: fileUrl(id) };
}
