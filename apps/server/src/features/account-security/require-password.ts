import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { SessionOrigin } from '../../core/auth/open-session.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import { recordProof } from '../../core/auth/sessions.repository.ts';
import { findPasswordHash } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { createConcurrencyLimiter } from '../../core/queue/concurrency-limiter.ts';
import { wrongPasswordsPerSession } from './account-security.limits.ts';
import { recordSecurityEvent } from './record-security-event.ts';

const inTurn = createConcurrencyLimiter({ concurrency: 1, maxQueued: 200 });

/** The field of a body that holds the password. */
export type PasswordField = 'currentPassword' | 'password';

/** The stored hash that a typed password matched: it may be replaced before the change that it allows is made. */
export interface VerifiedPassword {
  readonly hash: string;
  readonly field: PasswordField;
}

export function passwordWrong(field: PasswordField): ApiError {
  const { message } = accountErrors.password_wrong;
  return new ApiError(accountErrors.password_wrong, { issues: [{ path: field, message }] });
}

/**
 * What it answers is for `lockOwnAccount`, in the transaction that follows.
 * @throws ApiError `password_wrong` about `field`, `too_many_logins` after ten wrong ones.
 */
export async function requirePassword(
  context: AppContext,
  user: SessionUser,
  password: string,
  origin: SessionOrigin,
  field: PasswordField = 'currentPassword',
): Promise<VerifiedPassword> {
  const { db, limits, passwords } = context;
  return inTurn(async () => {
    // counted before it is looked at: none of many at once passes uncounted
    await limits.consume(wrongPasswordsPerSession, user.sessionId, accountErrors.too_many_logins);
    const hash = await findPasswordHash(db, user.id);
    // deleted while this call waited its turn
    if (hash === null) throw new ApiError(commonErrors.unauthenticated);
    if (await passwords.verify(hash, password)) {
      await limits.forget(wrongPasswordsPerSession, user.sessionId);
      await recordProof(db, user.sessionId, context.clock.now());
      return { hash, field };
    }
    await recordSecurityEvent(context, db, 'password_wrong', user.id, origin);
    throw passwordWrong(field);
  }, user.sessionId);
}
