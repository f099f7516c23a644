import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { registryErrors } from '@mitoyen/contract/features/companies/companies.errors.ts';
import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { serverIssues } from '../../../core/forms/form-issues.ts';
import { formTexts } from '../../../core/forms/forms.texts.ts';
import type { FormRefusal } from '../../../core/forms/use-long-form.ts';
import { setupTexts as texts } from './setup.texts.ts';
import { SetupFailure, type SetupStep } from './setup-failure.ts';

/** The field a refusal speaks of when the server names none. */
const fieldByCode: Readonly<Record<string, string>> = {
  [accountErrors.email_taken.code]: 'email',
  [registryErrors.siren_not_found.code]: 'siret',
  [registryErrors.company_name_mismatch.code]: 'name',
  [phoneErrors.phone_not_verified.code]: 'phone',
  [phoneErrors.phone_invalid.code]: 'phone',
  [phoneErrors.phone_not_mobile.code]: 'phone',
};

/** What a failed save says to the user, and beside which fields. */
export function describeRefusal(
  error: unknown,
  saveFailure: string,
  fieldOf: (path: string) => string,
): FormRefusal {
  const cause = error instanceof SetupFailure ? error.cause : error;
  const fallbacks: Readonly<Record<SetupStep, string>> = {
    account: texts.accountFailure,
    login: texts.loginFailure,
    profile: saveFailure,
    portfolio: formTexts.defaultFailure,
  };
  const fallback = error instanceof SetupFailure ? fallbacks[error.step] : formTexts.defaultFailure;
  const sentence = errorSentence(cause, fallback);
  if (!(cause instanceof ApiError)) return { sentence, issues: {}, code: null };
  const field = fieldByCode[cause.code];
  const issues =
    cause.issues.length > 0
      ? serverIssues(cause.issues, (path) => fieldOf(path.replace(/^profile\./, '')))
      : field
        ? { [field]: cause.message }
        : {};
  return { sentence, issues, code: cause.code };
}
