import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { normalizePhone } from './normalize-phone.ts';
import { hashPhoneCode, isSameHash } from './phone-code.ts';
import { consumeAttempt, findLastVerification, markVerified } from './phone-verification.repository.ts';

interface Request {
  readonly phoneNumber: string;
  readonly code: string;
  /** Null for a client that keeps no cookies. */
  readonly browserHash: Buffer | null;
}

/** Checks a code, using up one of its tries. @throws ApiError `code_invalid`. */
export async function verifyPhoneCode(context: AppContext, request: Request): Promise<void> {
  const { db, clock, config } = context;
  const phone = normalizePhone(request.phoneNumber);
  const verification = await findLastVerification(db, phone, request.browserHash);
  const guess = request.browserHash ? 'own_tries' : 'tries';
  const expected = verification && (await consumeAttempt(db, verification.id, guess, clock.now()));
  const matches =
    expected && isSameHash(expected, hashPhoneCode(config.secretKey, verification.id, request.code));
  if (!matches || !(await markVerified(db, verification.id, clock.now(), request.browserHash !== null))) {
    throw new ApiError(phoneErrors.code_invalid, {
      issues: [{ path: 'code', message: phoneErrors.code_invalid.message }],
    });
  }
}
