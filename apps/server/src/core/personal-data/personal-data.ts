import type { Readable } from 'node:stream';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { AppContext, Tx } from '../context/app-context.ts';

/** Whose data is handed out or taken away. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string | null;
  readonly role: Role | null;
}

/** One file of a person's archive. `about`: a French line for its table of contents. */
export type ArchiveEntry = { readonly path: string; readonly about?: string } & (
  | { readonly json: unknown }
  /** Null when the bytes are missing: the archive then does without. */
  | { readonly open: () => Promise<Readable | null> }
);

/**
 * What one feature holds on people. Every table is declared by exactly one feature, or named as impersonal in the
 * test beside this file: a new one cannot be forgotten.
 */
export interface PersonalData {
  /** Tables whose rows on a person are in their archive. */
  readonly exported: readonly string[];
  /** Tables with rows on a person that are not, and why. */
  readonly withheld?: Readonly<Record<string, string>>;
  /** The person's archive, file by file; read while it is sent, so that little is in memory at once. */
  readonly export?: (context: AppContext, person: Person) => AsyncIterable<ArchiveEntry>;
  /**
   * Takes away what deleting the row of `users` (and all that cascades from it) would leave. Runs before it, in the
   * same transaction.
   */
  readonly erase?: (context: AppContext, tx: Tx, person: Person) => Promise<void>;
}
