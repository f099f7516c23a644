import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { claimFile } from '../uploads/index.ts';
import { insertAttachments } from './attachments.repository.ts';

/**
 * Puts the sender's own uploads on a message that was just written: each on one message only.
 * @throws ApiError 400 `file_unknown`.
 */
export async function attachFiles(
  context: AppContext,
  tx: Tx,
  { messageId, userId, urls }: { messageId: string; userId: string; urls: readonly string[] },
): Promise<void> {
  if (urls.length === 0) return;
  const fileIds: string[] = [];
  for (const [index, url] of urls.entries()) {
    const id = await claimFile(context, tx, {
      url,
      kind: 'attachment',
      userId,
      path: `attachments.${index}`,
    });
    if (id !== null) fileIds.push(id);
  }
  if ((await insertAttachments(tx, messageId, fileIds)) < urls.length) {
    const { file_unknown } = uploadErrors;
    throw new ApiError(file_unknown, { issues: [{ path: 'attachments', message: file_unknown.message }] });
  }
}
