import type { OwnAccount, User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { AccountRow } from './accounts.repository.ts';

/** An account as its owner sees it. */
export function presentOwnAccount(row: AccountRow): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    role: row.role,
    phone: row.phone,
    profileCompleted: row.profile_completed,
    createdAt: row.created_at.toISOString(),
    ...(row.is_operator && { isOperator: true }),
  };
}

/** The same with the address that waits for its confirmation. */
export function presentOwnAccountNow(row: AccountRow, pendingEmail: string | null): OwnAccount {
  return { ...presentOwnAccount(row), pendingEmail };
}

/** An account as other members see it. */
export function presentAccount(row: AccountRow) {
  return { id: row.id, username: row.username, role: row.role };
}
