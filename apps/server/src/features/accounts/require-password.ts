import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { verifyPassword } from '../../core/auth/passwords.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { wrongPasswordsPerAccount } from './accounts.limits.ts';
import { findPasswordHash, findSessionStart } from './accounts.repository.ts';

/** A session opened this recently proves that its holder knows the password. */
const freshSessionMinutes = 15;

type Field = 'currentPassword' | 'password';

/** @throws ApiError `password_wrong` about `field`, `too_many_logins` after ten wrong ones. */
export async function requirePassword(
  { db, limits }: AppContext,
  userId: string,
  password: string,
  field: Field = 'currentPassword',
): Promise<void> {
  await limits.check(wrongPasswordsPerAccount, userId, accountErrors.too_many_logins);
  if (await verifyPassword(await findPasswordHash(db, userId), password)) return;
  await limits.consume(wrongPasswordsPerAccount, userId, accountErrors.too_many_logins);
  const { message } = accountErrors.password_wrong;
  throw new ApiError(accountErrors.password_wrong, { issues: [{ path: field, message }] });
}

/**
 * Before what a stolen session must not do: the password, or a session opened in the last minutes.
 * @throws ApiError `password_required`, and as `requirePassword`.
 */
export async function requireFreshProof(
  context: AppContext,
  user: SessionUser,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) return requirePassword(context, user.id, password);
  const openedAt = await findSessionStart(context.db, user.sessionId);
  const ageMs = context.clock.now().getTime() - (openedAt?.getTime() ?? 0);
  if (ageMs <= freshSessionMinutes * 60_000) return;
  const { message } = accountErrors.password_required;
  throw new ApiError(accountErrors.password_required, { issues: [{ path: 'currentPassword', message }] });
}
