import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
// its types add `isMultipart` and `file` to a request
import type {} from '@fastify/multipart';
import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import type { FastifyRequest } from 'fastify';

/** An uploaded file on this machine's disk, as long as it is being taken in. */
export interface ReceivedFile {
  readonly path: string;
  readonly byteSize: number;
  /** As the sender named it: not to be trusted. */
  readonly name: string;
}

export interface ExpectedFile {
  readonly field: string;
  readonly maxBytes: number;
  readonly tooLarge: ErrorDefinition;
}

/**
 * Writes the one file of a multipart request to `path` as it comes, and no more of it than allowed.
 * @throws ApiError 400 `file_missing` or `file_empty`, 413 `tooLarge`; 408 when it stops.
 */
export async function receiveFile(
  request: FastifyRequest,
  { field, maxBytes, tooLarge }: ExpectedFile,
  path: string,
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new ApiError(uploadErrors.file_missing);
  try {
    const part = await request.file({ limits: { fileSize: maxBytes } });
    if (part && part.fieldname !== field) part.file.resume();
    if (part?.fieldname !== field) throw new ApiError(uploadErrors.file_missing);
    await pipeline(part.file, createWriteStream(path));
    if (part.file.truncated) throw new ApiError(tooLarge);
    // a part may be a file by its type alone
    const name = (part.filename as string | undefined) ?? '';
    // a form sends a field in which nothing was chosen as a file without a name
    if (part.file.bytesRead === 0)
      throw new ApiError(name === '' ? uploadErrors.file_missing : uploadErrors.file_empty);
    return { path, byteSize: part.file.bytesRead, name };
  } catch (error) {
    if (error instanceof ApiError || isOurs(error)) throw error;
    // what is left are bodies cut short or not multipart at all, whatever they say
    throw new ApiError(uploadErrors.file_missing, { cause: error });
  }
}

/** A disk that is full or may not be written is no fault of the sender's. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).syscall !== undefined;
}
