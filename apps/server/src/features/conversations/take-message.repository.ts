import { removedMessageText } from '@mitoyen/contract/features/takedowns/takedowns.rules.ts';
import type { Tx } from '../../core/db/schema.ts';
import { dropMailsOf } from '../../core/jobs/job-traces.repository.ts';
import type { TakenContent } from '../../core/personal-data/taken-content.ts';

interface KeptMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly subject: string | null;
  readonly content: string;
  /** Whether the conversation is called like the message. */
  readonly isTitle: boolean;
  readonly fileIds: readonly string[];
}

const excerptLength = 120;

/**
 * Replaces a message by a note and removes its files; undefined when it does not exist, or its sender's
 * account is gone.
 */
export async function takeMessage(tx: Tx, id: string): Promise<TakenContent | undefined> {
  const message = await tx
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(['messages.id', 'conversation_id', 'sender_id', 'subject', 'content', 'title'])
    .where('messages.id', '=', id)
    .forUpdate('messages')
    .executeTakeFirst();
  if (!message?.sender_id) return undefined;
  const { conversation_id, sender_id, subject, content, title } = message;
  const files = await tx
    .deleteFrom('message_attachments')
    .where('message_id', '=', id)
    .returning(['file_id', 'position'])
    .execute();
  const fileIds = files.toSorted((a, b) => a.position - b.position).map(({ file_id }) => file_id);
  const isTitle = subject !== null && title === subject;
  await tx
    .updateTable('messages')
    .set({ subject: null, content: removedMessageText, attachment_count: 0 })
    .where('id', '=', id)
    .execute();
  if (isTitle)
    await tx.updateTable('conversations').set({ title: null }).where('id', '=', conversation_id).execute();
  await dropMailsOf(tx, sender_id, content);
  const text = [subject, content].filter(Boolean).join('\n');
  const kept: KeptMessage = { id, conversationId: conversation_id, subject, content, isTitle, fileIds };
  return { authorId: sender_id, title: text.slice(0, excerptLength), text, fileIds, kept };
}

/** Puts its words and files back; false when the conversation is gone. */
export async function putMessageBack(tx: Tx, kept: unknown): Promise<boolean> {
  const { id, conversationId, subject, content, isTitle, fileIds } = kept as KeptMessage;
  const result = await tx
    .updateTable('messages')
    .set({ subject, content, attachment_count: fileIds.length })
    .where('id', '=', id)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  if (isTitle)
    await tx
      .updateTable('conversations')
      .set({ title: subject })
      .where('id', '=', conversationId)
      .where('title', 'is', null)
      .execute();
  if (fileIds.length > 0)
    await tx
      .insertInto('message_attachments')
      .values(fileIds.map((file_id, position) => ({ file_id, message_id: id, position })))
      .execute();
  return true;
}
