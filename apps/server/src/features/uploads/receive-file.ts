// its types add `isMultipart` and `file` to a request
import type {} from '@fastify/multipart';
import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import type { FastifyRequest } from 'fastify';

export interface ReceivedFile {
  readonly bytes: Buffer;
  /** As the sender named it: not to be trusted. */
  readonly name: string;
}

interface Expected {
  readonly field: string;
  readonly maxBytes: number;
  readonly tooLarge: ErrorDefinition;
}

/**
 * Reads the one file of a multipart request, and no more of it than allowed.
 * @throws ApiError 400 `file_missing`, 413 `tooLarge`.
 */
export async function receiveFile(
  request: FastifyRequest,
  { field, maxBytes, tooLarge }: Expected,
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new ApiError(uploadErrors.file_missing);
  try {
    const part = await request.file({ limits: { fileSize: maxBytes } });
    if (part && part.fieldname !== field) part.file.resume();
    if (part?.fieldname !== field) throw new ApiError(uploadErrors.file_missing);
    const bytes = await part.toBuffer();
    // cut after the last bytes that were read, which is noticed only now
    if (part.file.truncated) throw new ApiError(tooLarge);
    if (bytes.length === 0) throw new ApiError(uploadErrors.file_missing);
    return { bytes, name: part.filename };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (isTooLarge(error)) throw new ApiError(tooLarge);
    // what is left are bodies cut short or not multipart at all, whatever they say
    throw new ApiError(uploadErrors.file_missing, { cause: error });
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}
