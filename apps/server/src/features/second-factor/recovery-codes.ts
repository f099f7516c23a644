import { createHmac, randomInt } from 'node:crypto';
import {
  foldRecoveryCode,
  formatRecoveryCode,
  recoveryCodeCount,
  recoveryCodeLength,
  recoveryCodeLetters,
} from '@mitoyen/contract/features/second-factor/second-factor.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import {
  consumeRecoveryCode,
  deleteRecoveryCodes,
  insertRecoveryCodes,
} from './recovery-codes.repository.ts';

type Needed = Pick<AppContext, 'config' | 'clock'>;

function newCode(): string {
  const letters = Array.from({ length: recoveryCodeLength }, () => recoveryCodeLetters[randomInt(32)]);
  return letters.join('');
}

/** 60 random bits are more than anybody tries, and the secret key keeps a stolen table useless. */
function hashCode({ config }: Needed, userId: string, code: string): Buffer {
  return createHmac('sha256', config.secretKey).update(`recovery|${userId}|${code}`).digest();
}

/** Gives an account ten codes in place of those it has. They are readable here alone. */
export async function replaceRecoveryCodes(context: Needed, tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await deleteRecoveryCodes(tx, userId);
  const hashes = codes.map((code) => hashCode(context, userId, code));
  await insertRecoveryCodes(tx, userId, hashes, context.clock.now());
  return codes.map(formatRecoveryCode);
}

/** Uses a code up, in whichever spelling; false when it is none, or was used. */
export async function takeRecoveryCode(
  context: Needed,
  tx: Tx,
  userId: string,
  typed: string,
): Promise<boolean> {
  return consumeRecoveryCode(tx, userId, hashCode(context, userId, foldRecoveryCode(typed)));
}
