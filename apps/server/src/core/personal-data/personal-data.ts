import type { Readable } from 'node:stream';
import type { Role } from '@mitoyen/contract/core/roles.ts';

/** The person whose data is exported or erased. */
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
  /** Null when the bytes are missing: the archive is made without them. */
  | { readonly open: () => Promise<Readable | null> }
);
