import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import parsePhoneNumber, { type CountryCode, type PhoneNumber } from 'libphonenumber-js/max';

/** Where a number written the national way (0692…) is looked for, in this order. */
const nationalCountries: readonly CountryCode[] = ['FR', 'RE', 'YT', 'GP', 'MQ', 'GF'];
/** Every French territory, for numbers with their prefix (+262…). */
const frenchCountries = new Set<CountryCode>([...nationalCountries, 'PM', 'BL', 'MF', 'NC', 'PF', 'WF']);

function findValid(text: string): PhoneNumber | null {
  for (const country of nationalCountries) {
    const number = parsePhoneNumber(text, { defaultCountry: country, extract: false });
    if (number?.isValid() && !number.ext && number.country && frenchCountries.has(number.country))
      return number;
  }
  return null;
}

/**
 * A French mobile number, overseas included, in any usual spelling, as E.164. Nothing may stand beside it: what is
 * dropped without a word may be what was meant.
 * @throws ApiError `phone_invalid`, or `phone_not_mobile` for a number that takes no SMS.
 */
export function normalizePhone(text: string): string {
  const number = findValid(text.replace(/\(0\)/g, '').replace(/\s/gu, ' '));
  if (!number) throw new ApiError(phoneErrors.phone_invalid, issueOn(phoneErrors.phone_invalid.message));
  const type = number.getType();
  if (type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE') {
    throw new ApiError(phoneErrors.phone_not_mobile, issueOn(phoneErrors.phone_not_mobile.message));
  }
  return number.number;
}

const issueOn = (message: string) => ({ issues: [{ path: 'phoneNumber', message }] });
