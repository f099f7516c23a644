import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type {
  NewPasskey,
  PasskeyCreation,
} from '@mitoyen/contract/features/second-factor/passkeys.schemas.ts';
import { secondFactorErrors } from '@mitoyen/contract/features/second-factor/second-factor.errors.ts';
import { maxPasskeys } from '@mitoyen/contract/features/second-factor/second-factor.rules.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import { findUser } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { lockOwnAccount, type Origin, requireFreshProof } from '../account-security/index.ts';
import { openChallenge, takeOwnChallenge } from './challenges.ts';
import { insertPasskey, listPasskeys } from './passkeys.repository.ts';
import { relyingPartyOf } from './relying-party.ts';
import { describePasskey, passkeyTimeoutMs } from './request-passkey.ts';
import { turnOn } from './settle-second-factor.ts';
import { tellOwner } from './tell-owner.ts';
import { passkeyAlgorithms, verifyNewPasskey } from './verify-new-passkey.ts';
import { challengeOf } from './verify-passkey.ts';

/** Begins to add a passkey: how the browser is to make it. */
export async function startPasskey(
  context: AppContext,
  user: SessionUser,
  origin: Origin,
): Promise<PasskeyCreation> {
  await requireFreshProof(context, user, undefined, origin);
  const { db, config } = context;
  const account = await findUser(db, user.id);
  if (!account) throw new ApiError(commonErrors.unauthenticated);
  const bound = { user_id: user.id, session_id: user.sessionId };
  const challenge = await openChallenge(context, db, 'passkey_setup', bound);
  const { id, name } = relyingPartyOf(config);
  return {
    challenge,
    rp: { id, name },
    user: {
      id: Buffer.from(user.id).toString('base64url'),
      name: account.email,
      displayName: account.username,
    },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: passkeyTimeoutMs,
    attestation: 'none',
    excludeCredentials: (await listPasskeys(db, user.id)).map(describePasskey),
    // it can be found without naming the account, and asks for its holder's finger, face or code
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/**
 * Adds the passkey that the browser made.
 * @throws ApiError `password_required`, `passkey_wrong`, `passkey_known`, `too_many_passkeys`.
 */
export async function addPasskey(
  context: AppContext,
  user: SessionUser,
  given: { name: string; passkey: NewPasskey },
  origin: Origin,
): Promise<{ recoveryCodes: string[] | null }> {
  await requireFreshProof(context, user, undefined, origin);
  const { db, clock } = context;
  const challenge = challengeOf(given.passkey);
  const isBegun =
    challenge !== null && (await takeOwnChallenge(context, db, 'passkey_setup', challenge, user)) !== null;
  const made = isBegun ? await verifyNewPasskey(context, given.passkey, challenge) : null;
  if (!made) throw new ApiError(secondFactorErrors.passkey_wrong);
  return db.transaction().execute(async (tx) => {
    const account = await lockOwnAccount(tx, user);
    if ((await listPasskeys(tx, user.id)).length >= maxPasskeys) {
      throw new ApiError(secondFactorErrors.too_many_passkeys);
    }
    const isNew = await insertPasskey(tx, {
      id: newId(),
      user_id: user.id,
      credential_id: made.id,
      public_key: Buffer.from(made.publicKey),
      sign_count: made.counter,
      transports: [...(given.passkey.response.transports ?? [])],
      name: given.name,
      created_at: clock.now(),
      last_used_at: null,
    });
    if (!isNew) throw new ApiError(secondFactorErrors.passkey_known);
    const recoveryCodes = await turnOn(context, tx, account, user);
    await tellOwner(context, tx, account, origin, { kind: 'passkey_added', detail: given.name });
    return { recoveryCodes };
  });
}
