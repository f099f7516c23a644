import type {
  PasskeyRequest,
  UsedPasskey,
} from '@mitoyen/contract/features/second-factor/passkeys.schemas.ts';
import { hashToken } from '../../core/auth/session-token.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { consumeChallenge } from './challenges.repository.ts';
import { openChallenge } from './challenges.ts';
import { requestPasskey } from './request-passkey.ts';
import { challengeOf, verifyPasskey } from './verify-passkey.ts';

/** Asks for any passkey that its holder chooses: it says whose account it opens. */
export async function startPasskeySignIn(context: AppContext): Promise<PasskeyRequest> {
  return requestPasskey(context, await openChallenge(context, context.db, 'passkey_sign_in'));
}

/** The account that a passkey opens by itself, or null. Its challenge is used up either way. */
export async function findPasskeyOwner(
  context: AppContext,
  db: Queryable,
  passkey: UsedPasskey,
): Promise<string | null> {
  const challenge = challengeOf(passkey);
  if (challenge === null) return null;
  const asked = await consumeChallenge(
    context.db,
    hashToken(challenge),
    'passkey_sign_in',
    context.clock.now(),
  );
  return asked && verifyPasskey(context, db, passkey, challenge);
}
