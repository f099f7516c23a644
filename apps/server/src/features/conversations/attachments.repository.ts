import type { Attachment } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import { presentAttachment } from '../uploads/index.ts';
import type { MessageRow } from './messages.repository.ts';

/** Puts files on a message, in this order. Returns how many were on none before. */
export async function insertAttachments(
  tx: Tx,
  messageId: string,
  fileIds: readonly string[],
): Promise<number> {
  const rows = await tx
    .insertInto('message_attachments')
    .values(fileIds.map((file_id, position) => ({ file_id, message_id: messageId, position })))
    .onConflict((conflict) => conflict.column('file_id').doNothing())
    .returning('file_id')
    .execute();
  return rows.length;
}

/** The files of these messages, by message; those whose sender's account is gone are gone with it. */
export async function findAttachments(
  db: Queryable,
  messages: readonly Pick<MessageRow, 'id' | 'attachment_count'>[],
): Promise<Map<string, Attachment[]>> {
  const ids = messages.filter(({ attachment_count }) => attachment_count > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('message_attachments')
    .innerJoin('files', 'files.id', 'message_attachments.file_id')
    .selectAll('files')
    .select('message_attachments.message_id as messageId')
    .where('message_attachments.message_id', 'in', ids)
    .where('files.sealed_at', 'is', null)
    .orderBy('message_attachments.position')
    .execute();
  const found = new Map<string, Attachment[]>();
  for (const { messageId, ...file } of rows) {
    found.set(messageId, [...(found.get(messageId) ?? []), presentAttachment(file)]);
  }
  return found;
}
