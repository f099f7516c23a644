import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { maxAttachmentBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { createIntake } from './intake.ts';
import { uploadAttachment } from './upload-attachment.ts';

/** A file that came another way than by an upload. */
interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Takes in an account's files for a message still to be written, by the rules of uploads, one after the other. Returns their
 * addresses. @throws ApiError 400, 413, 415, 429, 503.
 */
export async function takeAttachments(
  context: AppContext,
  accountId: string,
  files: readonly GivenFile[],
): Promise<string[]> {
  if (files.length === 0) return [];
  const intake = await createIntake(context);
  const urls: string[] = [];
  for (const { name, bytes } of files) {
    if (bytes.length === 0) throw new ApiError(uploadErrors.file_empty);
    if (bytes.length > maxAttachmentBytes) throw new ApiError(uploadErrors.attachment_too_large);
    const path = join(context.config.uploads.incomingDirectory, newId());
    try {
      await writeFile(path, bytes);
      const file = { path, byteSize: bytes.length, name };
      urls.push(
        (await uploadAttachment(context, intake, { file, sender: { accountId, addressHash: null } })).url,
      );
    } finally {
      await rm(path, { force: true });
    }
  }
  return urls;
}
