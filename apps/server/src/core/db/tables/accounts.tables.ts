import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { Generated } from 'kysely';

/** Accounts, what opens them, and the mails their owners want. */
export interface AccountsTables {
  users: UsersTable;
  terms_readings: { user_id: string; version: string; read_at: Date };
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  email_changes: EmailChangesTable;
  email_confirmations: EmailConfirmationsTable;
  phone_verifications: PhoneVerificationsTable;
  mail_choices: MailChoicesTable;
  security_events: SecurityEventsTable;
  known_browsers: KnownBrowsersTable;
  sign_in_delays: SignInDelaysTable;
  passkeys: PasskeysTable;
  authenticator_apps: AuthenticatorAppsTable;
  recovery_codes: { user_id: string; code_hash: Buffer; created_at: Date };
  security_challenges: SecurityChallengesTable;
}

interface UsersTable {
  id: string;
  username: string;
  /** What is shown in place of the name; null: what is computed from it. */
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
  /** When its holder last signed in or proved to be the owner. */
  proved_at: Generated<Date>;
  expires_at: Date;
}

interface PasswordResetsTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
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

interface PhoneVerificationsTable {
  id: string;
  phone: string;
  code_hash: Buffer;
  browser_hash: Buffer | null;
  tries: Generated<number>;
  own_tries: Generated<number>;
  created_at: Generated<Date>;
  expires_at: Date;
  verified_at: Date | null;
}

interface MailChoicesTable {
  user_id: string;
  kind: string;
  is_wanted: boolean;
  chosen_at: Date;
}

interface SecurityEventsTable {
  id: string;
  user_id: string | null;
  kind: string;
  network: string | null;
  user_agent: string | null;
  created_at: Date;
}

interface KnownBrowsersTable {
  user_id: string;
  browser_hash: Buffer;
  created_at: Date;
  last_used_at: Date;
}

interface SignInDelaysTable {
  account_key: Buffer;
  tries: number;
  free_at: Date;
  counted_at: Date;
}

interface PasskeysTable {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  sign_count: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

interface AuthenticatorAppsTable {
  user_id: string;
  sealed_secret: Buffer;
  last_step: number;
  created_at: Date;
}

interface SecurityChallengesTable {
  token_hash: Buffer;
  purpose: string;
  user_id: string | null;
  session_id: string | null;
  password_hash: string | null;
  sealed_secret: Buffer | null;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
}
