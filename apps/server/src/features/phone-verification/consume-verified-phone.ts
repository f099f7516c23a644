import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import { phoneCodeRules } from '@mitoyen/contract/features/phone-verification/phone-verification.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { deleteVerifiedPhone, hasVerifiedPhone } from './phone-verification.repository.ts';

interface VerifiedPhone {
  /** E.164. */
  readonly phone: string;
  readonly browserHash: Buffer | null;
}

function notVerified(): ApiError {
  const { message } = phoneErrors.phone_not_verified;
  return new ApiError(phoneErrors.phone_not_verified, { issues: [{ path: 'phone', message }] });
}

const verifiedSince = (context: AppContext) =>
  new Date(context.clock.now().getTime() - phoneCodeRules.verifiedForMinutes * 60_000);

/** @throws ApiError `phone_not_verified` unless this browser verified the number in the last 30 minutes. */
export async function requireVerifiedPhone(context: AppContext, given: VerifiedPhone): Promise<void> {
  if (!(await hasVerifiedPhone(context.db, { ...given, since: verifiedSince(context) }))) throw notVerified();
}

/** The same inside the transaction that makes the account: a verification serves once. */
export async function consumeVerifiedPhone(context: AppContext, tx: Tx, given: VerifiedPhone): Promise<void> {
  if (!(await deleteVerifiedPhone(tx, { ...given, since: verifiedSince(context) }))) throw notVerified();
}
