import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { referenceErrors } from '@mitoyen/contract/features/references/references.errors.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { mailboxOf } from '../../core/mail/mailbox-of.ts';
import { type Identity, identitiesOf } from './parties.repository.ts';

/** The party that confirms: its accounts, and its addresses, which need not be an account's. */
interface Confirmer {
  readonly userIds: readonly (string | null | undefined)[];
  readonly emails: readonly (string | null)[];
}

function isSamePerson(one: Identity, other: Identity): boolean {
  return (
    one.id === other.id ||
    mailboxOf(one.email) === mailboxOf(other.email) ||
    (one.phone !== null && one.phone === other.phone) ||
    one.sirens.some((siren) => other.sirens.includes(siren))
  );
}

/**
 * Refuses a confirmation by the project's own author: the same account, mailbox, telephone number or SIREN,
 * in whichever account. @throws ApiError `own_project`.
 */
export async function refuseOwnProject(db: Queryable, ownerId: string, by: Confirmer): Promise<void> {
  const userIds = by.userIds.filter((id) => typeof id === 'string');
  const emails = by.emails.filter((email) => email !== null);
  const spellings = [...new Set(emails.flatMap((email) => [email, mailboxOf(email)]))];
  const found = await identitiesOf(db, { ids: [ownerId, ...userIds], emails: spellings });
  const owner = found.find(({ id }) => id === ownerId);
  if (!owner) return;
  const isOwn =
    userIds.includes(ownerId) ||
    emails.some((email) => mailboxOf(email) === mailboxOf(owner.email)) ||
    found.some((other) => other.id !== ownerId && isSamePerson(owner, other));
  if (isOwn) throw new ApiError(referenceErrors.own_project);
}
