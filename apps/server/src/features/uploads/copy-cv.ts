import { buffer } from 'node:stream/consumers';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { FileNotFoundError } from '../../core/files/file-store.ts';
import { newId } from '../../core/ids/new-id.ts';
import { sendDeleteBytes } from './file-bytes.job.ts';
import { documentPath } from './file-paths.ts';
import { fileIdOf, fileUrl } from './file-url.ts';
import { insertUnclaimedFile } from './unclaimed-quota.ts';
import { deleteFiles, findOwnCv } from './uploads.repository.ts';

interface CvToCopy {
  readonly url: string;
  readonly userId: string;
  /** The field in which it came. */
  readonly path: string;
}

/**
 * Copies a CV of this account and passes the address of the copy to `use`, which is to claim it. When `use` fails,
 * the copy is deleted; a copy that stays unclaimed is deleted like every unclaimed upload.
 * @throws ApiError 400 `file_unknown` about `path`, 429 `unclaimed_quota`, 503.
 */
export async function withCopyOfCv<Result>(
  context: AppContext,
  { url, userId, path }: CvToCopy,
  use: (copyUrl: string) => Promise<Result>,
): Promise<Result> {
  const { file_unknown } = uploadErrors;
  const unknown = (cause?: unknown) =>
    new ApiError(file_unknown, { issues: [{ path, message: file_unknown.message }], cause });
  const original = fileIdOf(url);
  const file = isUuid(original) ? await findOwnCv(context.db, original, userId) : undefined;
  if (!file) throw unknown();
  const id = newId();
  const { content_type, byte_size, original_name, cautions } = file;
  await insertUnclaimedFile(
    context,
    { accountId: userId, addressHash: null },
    { id, kind: 'cv', content_type, byte_size, original_name, cautions, width: null, height: null },
  );
  try {
    const bytes = await buffer(await context.files.read(documentPath(original)));
    await context.files.write(documentPath(id), bytes, content_type);
    return await use(fileUrl(id));
  } catch (error) {
    await context.db.transaction().execute(async (tx) => {
      await deleteFiles(tx, [id]);
      await sendDeleteBytes(context, tx, [id]);
    });
    throw error instanceof FileNotFoundError ? unknown(error) : error;
  }
}
