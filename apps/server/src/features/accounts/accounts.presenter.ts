import { shownFirstName } from '@mitoyen/contract/core/first-name.ts';
import type { OwnAccount, User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { AccountRow } from '../../core/auth/users.repository.ts';
import type { OwnAccountRow } from './accounts.repository.ts';

/** An account as its owner sees it. */
export function presentOwnAccount(row: AccountRow): User {
  return {
    id: row.id,
    username: row.username,
    firstName: shownFirstName(row.username, row.first_name),
    email: row.email,
    role: row.role,
    phone: row.phone,
    profileCompleted: row.profile_completed,
    createdAt: row.created_at.toISOString(),
    emailConfirmed: row.email_confirmed_at !== null,
    ...(row.is_operator && { isOperator: true }),
  };
}

/** The account with its pending address and the terms version that it last accepted. */
export function presentOwnAccountNow(row: OwnAccountRow): OwnAccount {
  return {
    ...presentOwnAccount(row),
    pendingEmail: row.pending_email,
    termsVersion: row.last_terms_version,
  };
}

/** An account as other members see it. */
export function presentAccount(row: AccountRow) {
  return { id: row.id, username: row.username, role: row.role };
}
