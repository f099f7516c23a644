import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    mail_replies: MailRepliesTable;
  }
}

interface MailRepliesTable {
  user_id: string;
  conversation_id: string;
  /** SHA-256 of its `Message-ID`, or of all of it where it has none. */
  mail_hash: Buffer;
  received_at: Date;
  /** Set, as `token_hash` is, while it waits for a press of whose answer it is. */
  content: string | null;
  left_out_files: Generated<number>;
  token_hash: Buffer | null;
}
