import type { Role } from '@mitoyen/contract/core/roles.ts';

declare module '../../core/db/schema.ts' {
  interface Schema {
    sealed_copies: SealedCopiesTable;
  }
}

interface SealedCopiesTable {
  id: string;
  account_id: string;
  purpose: 'report' | 'host_identity' | 'host_account' | 'host_connection';
  content: SealedContent;
  sealed_at: Date;
  keep_until: Date | null;
}

/** What a copy holds; a report's has all of it. */
export interface SealedContent {
  readonly username?: string;
  readonly email?: string;
  readonly phone?: string | null;
  readonly role?: Role | null;
  /** ISO 8601. */
  readonly createdAt?: string;
  readonly profile?: Readonly<Record<string, unknown>> | null;
  readonly fileIds?: readonly string[];
}
