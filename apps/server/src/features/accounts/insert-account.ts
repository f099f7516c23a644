import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { acceptedTerms } from '@mitoyen/contract/core/terms.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { type AccountRow, insertUser, isEmailTaken } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { isUniqueViolation } from '../../core/db/database-errors.ts';
import type { Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';

interface NewAccount {
  readonly username: string;
  /** What is shown in place of it, where that is chosen. */
  readonly firstName: string | null;
  readonly email: string;
  readonly passwordHash: string;
  readonly role: Role | null;
  /** E.164, verified. */
  readonly phone: string | null;
  /** The version of the terms that the form showed. */
  readonly shownTerms: string | undefined;
}

/** The refusal of an address that another account has. */
export function emailTaken(): ApiError {
  const { message } = accountErrors.email_taken;
  return new ApiError(accountErrors.email_taken, { issues: [{ path: 'email', message }] });
}

/** @throws ApiError `email_taken`, before costly work is done for nothing. */
export async function requireFreeEmail({ db }: AppContext, email: string): Promise<void> {
  if (await isEmailTaken(db, email)) throw emailTaken();
}

/** Adds an account inside the caller's transaction. @throws ApiError `email_taken` (case ignored). */
export async function insertAccount({ clock }: AppContext, tx: Tx, account: NewAccount): Promise<AccountRow> {
  const { username, firstName, email, passwordHash, role, phone } = account;
  const now = clock.now();
  try {
    return await insertUser(tx, {
      id: newId(),
      username,
      first_name: firstName,
      email,
      password_hash: passwordHash,
      role,
      phone,
      terms_version: acceptedTerms(account.shownTerms),
      created_at: now,
      last_active_at: now,
    });
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
}
