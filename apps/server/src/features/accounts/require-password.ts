import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { wrongPasswordsPerAccount } from './accounts.limits.ts';
import { findPasswordHash, findSessionStart } from './accounts.repository.ts';

/** A session opened this recently proves that its holder knows the password. */
const freshSessionMinutes = 15;

type Field = 'currentPassword' | 'password';

/** The stored hash that a typed password matched: it may be replaced before the change that it allows is made. */
export interface VerifiedPassword {
  readonly hash: string;
  readonly field: Field;
}

export function passwordWrong(field: Field): ApiError {
  const { message } = accountErrors.password_wrong;
  return new ApiError(accountErrors.password_wrong, { issues: [{ path: field, message }] });
}

/**
 * What it answers is for `holdAccount`, in the transaction that follows.
 * @throws ApiError `password_wrong` about `field`, `too_many_logins` after ten wrong ones.
 */
export async function requirePassword(
  { db, limits, passwords }: AppContext,
  userId: string,
  password: string,
  field: Field = 'currentPassword',
): Promise<VerifiedPassword> {
  await limits.check(wrongPasswordsPerAccount, userId, accountErrors.too_many_logins);
  const hash = await findPasswordHash(db, userId);
  if ((await passwords.verify(hash, password)) && hash !== null) return { hash, field };
  await limits.consume(wrongPasswordsPerAccount, userId, accountErrors.too_many_logins);
  throw passwordWrong(field);
}

/**
 * Before what a stolen session must not do: the password, or a session opened in the last minutes (null).
 * @throws ApiError `password_required`, and as `requirePassword`.
 */
export async function requireFreshProof(
  context: AppContext,
  user: SessionUser,
  password: string | undefined,
): Promise<VerifiedPassword | null> {
  if (password !== undefined) return requirePassword(context, user.id, password);
  const openedAt = await findSessionStart(context.db, user.sessionId);
  const ageMs = context.clock.now().getTime() - (openedAt?.getTime() ?? 0);
  if (ageMs <= freshSessionMinutes * 60_000) return null;
  const { message } = accountErrors.password_required;
  throw new ApiError(accountErrors.password_required, { issues: [{ path: 'currentPassword', message }] });
}
