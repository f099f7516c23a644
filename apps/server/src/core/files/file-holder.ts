import type { Queryable } from '../db/schema.ts';

/**
 * Why an account may read a private file: its owner has made it open, it was sent to the account, it is in a
 * report that operators read, or operators have to verify it.
 */
export type FileAccess = 'open' | 'sent' | 'reported' | 'submitted';

/** What one feature says of the uploaded files that its rows hold. `uploads` asks every feature that holds some. */
export interface FileHolder {
  /** Which of these files its rows show. Asked in the transaction that deletes those that nothing shows. */
  findHeld?(db: Queryable, fileIds: readonly string[]): Promise<string[]>;
  /** What its rows say of a CV or an attachment to an account that asks for it (null: a visitor). */
  findAccess?(db: Queryable, fileId: string, accountId: string | null): Promise<FileAccess | null>;
}
