import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    conversations: ConversationsTable;
    messages: MessagesTable;
    message_attachments: MessageAttachmentsTable;
    conversation_reads: ConversationReadsTable;
    message_search: MessageSearchTable;
  }
}

interface ConversationsTable {
  id: string;
  user_low_id: string | null;
  user_high_id: string | null;
  context_key: Generated<string>;
  title: string | null;
  contact_company_user_id: string | null;
  started_by_user_id: string | null;
  started_at: Date | null;
  message_count: Generated<number>;
  last_message_id: string | null;
  last_activity_at: Date;
}

interface MessagesTable {
  id: string;
  conversation_id: string;
  sender_id: string | null;
  subject: string | null;
  content: string;
  attachment_count: Generated<number>;
  created_at: Date;
}

interface MessageAttachmentsTable {
  file_id: string;
  message_id: string;
  position: number;
}

interface ConversationReadsTable {
  conversation_id: string;
  user_id: string;
  unread_count: Generated<number>;
  read_at: Date | null;
  waiting_since: Date | null;
  mailed_for: Date | null;
  /** Put aside for as long as this is no earlier than the conversation's last activity. */
  archived_at: Date | null;
}

/** Kept by triggers. */
interface MessageSearchTable {
  message_id: string;
  conversation_id: string;
  readers: number[];
  words: string;
}
