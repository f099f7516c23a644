import type { Role } from '@mitoyen/contract/core/roles.ts';

/** Whom a message goes to. */
export interface ContactTarget {
  readonly userId: string;
  readonly name: string;
  /** Decides whether a company's message counts as a contact. */
  readonly role: Role;
}
