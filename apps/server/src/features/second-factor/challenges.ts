import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import { hashToken, newToken } from '../../core/auth/session-token.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { NewRow, Queryable } from '../../core/db/schema.ts';
import { consumeChallenge, insertChallenge } from './challenges.repository.ts';

/** What can be begun. Each is finished by the call that began for it, and by no other. */
export type ChallengePurpose = 'sign_in' | 'passkey_sign_in' | 'confirm' | 'passkey_setup' | 'app_setup';

function lifetimeMinutes(purpose: ChallengePurpose): number {
  return purpose === 'app_setup' ? fixedRetention.appSetupMinutes : fixedRetention.securityStepMinutes;
}

type Needed = Pick<AppContext, 'clock'>;
type Bound = Partial<
  Pick<NewRow<'security_challenges'>, 'user_id' | 'session_id' | 'password_hash' | 'sealed_secret'>
>;

/** Begins something, and returns the token that finishes it: a challenge for a passkey as well. Only its hash is kept. */
export async function openChallenge(
  { clock }: Needed,
  db: Queryable,
  purpose: ChallengePurpose,
  bound: Bound = {},
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await insertChallenge(db, {
    token_hash: hashToken(token),
    purpose,
    ...bound,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimeMinutes(purpose) * 60_000),
  });
  return token;
}

/** Uses up what was begun in this very session; null when it was not, or too long ago. */
export async function takeOwnChallenge(
  { clock }: Needed,
  db: Queryable,
  purpose: ChallengePurpose,
  token: string,
  user: SessionUser,
) {
  const challenge = await consumeChallenge(db, hashToken(token), purpose, clock.now());
  const isOwn = challenge?.user_id === user.id && challenge.session_id === user.sessionId;
  return isOwn ? challenge : null;
}
