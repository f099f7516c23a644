import type { Role } from '@mitoyen/contract/core/roles.ts';
import { createUserBody } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { type FormIssues, schemaIssues } from '../../../core/forms/form-issues.ts';
import type { SetupValues } from './setup-kind.ts';

export const emptyAccount: SetupValues = {
  username: '',
  firstName: '',
  email: '',
  password: '',
  acceptsTerms: false,
};
export const accountFields = ['username', 'email', 'password'] as const;

/** What is wrong with the account's own fields. */
export function accountIssues({ username, email, password }: SetupValues, role: Role): FormIssues {
  return schemaIssues(createUserBody, { username, email, password, role });
}
