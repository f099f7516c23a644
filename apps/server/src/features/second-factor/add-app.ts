import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { secondFactorErrors } from '@mitoyen/contract/features/second-factor/second-factor.errors.ts';
import { hashToken } from '../../core/auth/session-token.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import { findUser } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { lockOwnAccount, type Origin, requireFreshProof } from '../account-security/index.ts';
import { upsertApp } from './authenticator-apps.repository.ts';
import { findChallenge } from './challenges.repository.ts';
import { openChallenge, takeOwnChallenge } from './challenges.ts';
import { describeApp, findStep, newAppSecret } from './one-time-codes.ts';
import { sealSecret, unsealSecret } from './seal-secret.ts';
import { turnOn } from './settle-second-factor.ts';
import { tellOwner } from './tell-owner.ts';

/** Begins to add an authenticator app: a secret for it, which counts once it has given a code. */
export async function startApp(context: AppContext, user: SessionUser, origin: Origin) {
  await requireFreshProof(context, user, undefined, origin);
  const { db, config } = context;
  const account = await findUser(db, user.id);
  if (!account) throw new ApiError(commonErrors.unauthenticated);
  const secret = newAppSecret();
  const token = await openChallenge(context, db, 'app_setup', {
    user_id: user.id,
    session_id: user.sessionId,
    sealed_secret: sealSecret(config.secretKey, user.id, secret),
  });
  return { token, ...describeApp(secret, account.email) };
}

/**
 * Adds the app that gives this code, in place of an earlier one.
 * @throws ApiError `password_required`, `second_factor_setup_expired`, `code_wrong`: another one may be tried.
 */
export async function addApp(
  context: AppContext,
  user: SessionUser,
  { token, code }: { token: string; code: string },
  origin: Origin,
): Promise<{ recoveryCodes: string[] | null }> {
  await requireFreshProof(context, user, undefined, origin);
  const { db, config, clock } = context;
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const account = await lockOwnAccount(tx, user);
    const begun = await findChallenge(tx, hashToken(token), 'app_setup', now);
    if (begun?.user_id !== user.id || begun.session_id !== user.sessionId || !begun.sealed_secret) {
      throw new ApiError(secondFactorErrors.second_factor_setup_expired);
    }
    const secret = unsealSecret(config.secretKey, user.id, begun.sealed_secret);
    const step = findStep(secret, code, now);
    if (step === null) {
      const { message } = secondFactorErrors.code_wrong;
      throw new ApiError(secondFactorErrors.code_wrong, { issues: [{ path: 'code', message }] });
    }
    await takeOwnChallenge(context, tx, 'app_setup', token, user);
    await upsertApp(tx, {
      user_id: user.id,
      sealed_secret: begun.sealed_secret,
      last_step: step,
      created_at: now,
    });
    const recoveryCodes = await turnOn(context, tx, account, user);
    await tellOwner(context, tx, account, origin, { kind: 'app_added' });
    return { recoveryCodes };
  });
}
