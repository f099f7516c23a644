import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    passkeys: PasskeysTable;
    authenticator_apps: AuthenticatorAppsTable;
    recovery_codes: { user_id: string; code_hash: Buffer; created_at: Date };
    security_challenges: SecurityChallengesTable;
  }
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
