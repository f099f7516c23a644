import { phoneNumberSchema } from '@mitoyen/contract/features/phone-verification/phone-verification.contract.ts';
import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import type { FormIssues } from '../../core/forms/form-issues.ts';
import type { PhoneValues } from './phone-fields.tsx';

/** A number must be there and have been verified. */
export function phoneIssues({ phone, verifiedPhone }: PhoneValues): FormIssues {
  const missing = phoneNumberSchema.safeParse(phone).error?.issues[0]?.message;
  if (missing) return { phone: missing };
  return phone === verifiedPhone ? {} : { phone: phoneErrors.phone_not_verified.message };
}
