import type {
  SecondStep,
  secondStepBody,
} from '@mitoyen/contract/features/second-factor/second-factor.schemas.ts';
import type * as z from 'zod/mini';
import { hashToken } from '../../core/auth/session-token.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Row, Tx } from '../../core/db/schema.ts';
import { findApp } from './authenticator-apps.repository.ts';
import { consumeChallenge, countChallengeTry, findChallenge } from './challenges.repository.ts';
import { openChallenge } from './challenges.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { countRecoveryCodes } from './recovery-codes.repository.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { requestPasskey } from './request-passkey.ts';
import { verifyCode } from './verify-code.ts';
import { verifyPasskey } from './verify-passkey.ts';

export type SecondStepGiven = z.output<typeof secondStepBody>;
export type SecondStepWay = 'code' | 'recoveryCode' | 'passkey';

/** Tries after one sign-in by password; then the password must be entered again. */
const maxTries = 5;

/** The ways of the second step, once the password was right. Bound to the password that was verified. */
export async function startSecondStep(
  context: AppContext,
  tx: Tx,
  account: Pick<Row<'users'>, 'id' | 'password_hash'>,
): Promise<SecondStep> {
  const { id, password_hash } = account;
  const token = await openChallenge(context, tx, 'sign_in', { user_id: id, password_hash });
  const passkeys = await listPasskeys(tx, id);
  return {
    token,
    code: (await findApp(tx, id)) !== undefined,
    recoveryCode: (await countRecoveryCodes(tx, id)) > 0,
    passkey: passkeys.length > 0 ? requestPasskey(context, token, passkeys) : null,
  };
}

/** Whose sign-in waits for its second step, and the password it began with; null when it is over. */
export async function findSecondStep({ db, clock }: AppContext, token: string) {
  const challenge = await findChallenge(db, hashToken(token), 'sign_in', clock.now());
  const { user_id: userId, password_hash: passwordHash } = challenge ?? {};
  return userId && passwordHash ? { userId, passwordHash } : null;
}

/** Counts a try of a second step before it is looked at; false when the sign-in has to begin again. */
export async function countSecondStep({ db, clock }: AppContext, token: string): Promise<boolean> {
  return countChallengeTry(db, hashToken(token), maxTries, clock.now());
}

export function wayOf({ code, recoveryCode }: SecondStepGiven): SecondStepWay {
  if (code !== undefined) return 'code';
  return recoveryCode !== undefined ? 'recoveryCode' : 'passkey';
}

/** Whether what was given is this account's, and was not used. */
async function matches(
  context: AppContext,
  tx: Tx,
  userId: string,
  given: SecondStepGiven,
): Promise<boolean> {
  const { token, code, recoveryCode, passkey } = given;
  if (code !== undefined) return verifyCode(context, tx, userId, code);
  if (recoveryCode !== undefined) return takeRecoveryCode(context, tx, userId, recoveryCode);
  return passkey !== undefined && (await verifyPasskey(context, tx, passkey, token)) === userId;
}

/** Finishes the second step in the transaction that opens the session: a sign-in opens one at most. */
export async function takeSecondStep(
  context: AppContext,
  tx: Tx,
  userId: string,
  given: SecondStepGiven,
): Promise<boolean> {
  if (!(await matches(context, tx, userId, given))) return false;
  const taken = await consumeChallenge(tx, hashToken(given.token), 'sign_in', context.clock.now());
  return taken?.user_id === userId;
}
