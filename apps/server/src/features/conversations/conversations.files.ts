import type { FileHolder } from '../../core/files/file-holder.ts';

/** Attachments of messages: for the two people of the conversation. */
export const conversationFiles: FileHolder = {
  async findAccess(db, fileId, accountId) {
    if (accountId === null) return null;
    const row = await db
      .selectFrom('message_attachments')
      .innerJoin('messages', 'messages.id', 'message_attachments.message_id')
      .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
      .select('message_attachments.file_id')
      .where('message_attachments.file_id', '=', fileId)
      .where((eb) => eb.or([eb('user_low_id', '=', accountId), eb('user_high_id', '=', accountId)]))
      .executeTakeFirst();
    return row ? 'sent' : null;
  },
};
