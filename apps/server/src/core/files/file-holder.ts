import type { Queryable } from '../db/schema.ts';

/**
 * Why an account may read a private file: its owner has made it open, it was sent to the account, it is in a
 * report that operators read, or operators have to verify it.
 */
export type FileAccess = 'open' | 'sent' | 'reported' | 'submitted';

/** What one feature's rows say of uploaded files. `uploads` asks every feature that holds some. */
export interface FileHolder {
  /** Those of these files that its rows use. Called in the transaction that deletes unused files. */
  findHeld?(db: Queryable, fileIds: readonly string[]): Promise<string[]>;
  /** Whether its rows let an account (null: a visitor) read a CV or an attachment. */
  findAccess?(db: Queryable, fileId: string, accountId: string | null): Promise<FileAccess | null>;
}
