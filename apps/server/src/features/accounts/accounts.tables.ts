import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    terms_readings: { user_id: string; version: string; read_at: Date };
    email_changes: EmailChangesTable;
    email_confirmations: EmailConfirmationsTable;
    password_resets: PasswordResetsTable;
  }
}

interface EmailChangesTable {
  user_id: string;
  new_email: string;
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
}

interface EmailConfirmationsTable {
  token_hash: Buffer;
  user_id: string;
  email: string;
  created_at: Date;
  expires_at: Date;
}

interface PasswordResetsTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
}
