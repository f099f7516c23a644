import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { Generated } from 'kysely';

declare module '../db/schema.ts' {
  interface Schema {
    users: UsersTable;
    sessions: SessionsTable;
  }
}

interface UsersTable {
  id: string;
  username: string;
  /** The first name to show; null: computed from the full name. */
  first_name: string | null;
  email: string;
  password_hash: string;
  role: Role | null;
  phone: string | null;
  profile_completed: Generated<boolean>;
  terms_version: string | null;
  created_at: Generated<Date>;
  last_active_at: Generated<Date>;
  inactivity_told_at: Date | null;
  is_operator: Generated<boolean>;
  suspended_at: Date | null;
  has_second_factor: Generated<boolean>;
  email_confirmed_at: Date | null;
}

interface SessionsTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  user_agent: string | null;
  ip_address: string | null;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  /** When the account's owner last signed in or confirmed their identity in this session. */
  proved_at: Generated<Date>;
  expires_at: Date;
}
