import type { Generated } from 'kysely';

/** What people write to each other, and what they are told of it. */
export interface ConversationsTables {
  conversations: ConversationsTable;
  messages: MessagesTable;
  message_attachments: MessageAttachmentsTable;
  conversation_reads: ConversationReadsTable;
  idempotency_keys: IdempotencyKeysTable;
  events: EventsTable;
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
}

interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  request_hash: Buffer;
  response: unknown;
  created_at: Date;
}

interface EventsTable {
  id: Generated<number>;
  user_id: string;
  type: string;
  data: unknown;
  /** A transaction's number, which no number of JavaScript holds. */
  xid: Generated<string>;
  created_at: Date;
}
