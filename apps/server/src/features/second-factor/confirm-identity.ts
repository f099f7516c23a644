import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { confirmIdentityBody } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { secondFactorErrors } from '@mitoyen/contract/features/second-factor/second-factor.errors.ts';
import type * as z from 'zod/mini';
import type { SessionOrigin } from '../../core/auth/open-session.ts';
import { recordProof, type SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { recordSecurityEvent, requirePassword } from '../account-security/index.ts';
import { findApp } from './authenticator-apps.repository.ts';
import { openChallenge, takeOwnChallenge } from './challenges.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { requestPasskey } from './request-passkey.ts';
import { wrongCodesPerSession } from './second-factor.limits.ts';
import { verifyCode } from './verify-code.ts';
import { challengeOf, verifyPasskey } from './verify-passkey.ts';

type Given = z.output<typeof confirmIdentityBody>;

/** By what, beside the password, the caller may prove to be the account's owner. */
export async function startConfirmation(context: AppContext, user: SessionUser) {
  const { db } = context;
  const passkeys = await listPasskeys(db, user.id);
  const bound = { user_id: user.id, session_id: user.sessionId };
  return {
    code: (await findApp(db, user.id)) !== undefined,
    passkey:
      passkeys.length > 0
        ? requestPasskey(context, await openChallenge(context, db, 'confirm', bound), passkeys)
        : null,
  };
}

/**
 * Proves that the session's holder is the account's owner, for the next minutes.
 * @throws ApiError `password_wrong`, `code_wrong`, `passkey_wrong`, `too_many_logins`.
 */
export async function confirmIdentity(
  context: AppContext,
  user: SessionUser,
  { password, code, passkey }: Given,
  origin: SessionOrigin,
): Promise<void> {
  if (password !== undefined) {
    await requirePassword(context, user, password, origin, 'password');
    return;
  }
  const { db, clock, limits } = context;
  await limits.consume(wrongCodesPerSession, user.sessionId, accountErrors.too_many_logins);
  const isProved =
    code === undefined
      ? await isOwnPasskey(context, user, passkey)
      : await verifyCode(context, db, user.id, code);
  if (!isProved) {
    const kind = code === undefined ? 'passkey_wrong' : 'code_wrong';
    await recordSecurityEvent(context, db, kind, user.id, origin);
    const { message } = secondFactorErrors[kind];
    const issues = kind === 'code_wrong' ? [{ path: 'code', message }] : [];
    throw new ApiError(secondFactorErrors[kind], { issues });
  }
  await limits.forget(wrongCodesPerSession, user.sessionId);
  await recordProof(db, user.sessionId, clock.now());
}

async function isOwnPasskey(
  context: AppContext,
  user: SessionUser,
  passkey: Given['passkey'],
): Promise<boolean> {
  const challenge = passkey && challengeOf(passkey);
  if (!challenge || !(await takeOwnChallenge(context, context.db, 'confirm', challenge, user))) return false;
  return (await verifyPasskey(context, context.db, passkey, challenge)) === user.id;
}
