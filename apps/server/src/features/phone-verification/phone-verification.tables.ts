import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    phone_verifications: PhoneVerificationsTable;
  }
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
