import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { SessionOrigin } from '../../core/auth/open-session.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { type PasswordField, requirePassword, type VerifiedPassword } from './require-password.ts';

/** For so long a proof is good for what a stolen session must not do. */
const freshProofMinutes = 10;

/**
 * Before what a stolen session must not do: the password, or a proof of the last minutes (null), signing in among them.
 * @throws ApiError `password_required`, and as `requirePassword`.
 */
export async function requireFreshProof(
  context: AppContext,
  user: SessionUser,
  password: string | undefined,
  origin: SessionOrigin,
  field: PasswordField = 'currentPassword',
): Promise<VerifiedPassword | null> {
  if (password !== undefined) return requirePassword(context, user, password, origin, field);
  const ageMs = context.clock.now().getTime() - user.provedAt.getTime();
  if (ageMs <= freshProofMinutes * 60_000) return null;
  const { message } = accountErrors.password_required;
  throw new ApiError(accountErrors.password_required, { issues: [{ path: field, message }] });
}
