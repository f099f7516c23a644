import type { Role } from '@mitoyen/contract/core/roles.ts';

/** Whom a message goes to. */
export interface ContactTarget {
  readonly userId: string;
  readonly name: string;
  /** How a person is greeted, where it is known. */
  readonly firstName?: string;
  /** Decides whether a company's message counts as a contact. */
  readonly role: Role;
}
