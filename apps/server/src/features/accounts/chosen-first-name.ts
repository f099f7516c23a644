import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { firstNameChoices, firstNameMessage } from '@mitoyen/contract/core/first-name.ts';
import type { AccountRow } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { requireOwnName } from '../../core/names/require-own-name.ts';

/**
 * What an account shows of its name, as it is kept: null is what is computed from the name. A word of a name that stands
 * alone may pass for the product's or an official body's where the whole name does not.
 * @throws ApiError 400 about `firstName`, `name_reserved`.
 */
export function chosenFirstName(
  context: Pick<AppContext, 'config'>,
  username: string,
  chosen: string | null | undefined,
): string | null {
  if (!chosen) return null;
  if (!firstNameChoices(username).includes(chosen)) throw fieldError('firstName', firstNameMessage);
  requireOwnName(context, 'person', { path: 'firstName', name: chosen });
  return chosen;
}

/**
 * The chosen first name of a change: undefined while it stays, null when a new full name does not contain it
 * any more.
 */
export function changedFirstName(
  context: Pick<AppContext, 'config'>,
  username: string,
  chosen: string | null | undefined,
  current: Pick<AccountRow, 'username' | 'first_name'>,
): string | null | undefined {
  if (chosen !== undefined && chosen !== current.first_name)
    return chosenFirstName(context, username, chosen);
  const isKept = current.first_name === null || firstNameChoices(username).includes(current.first_name);
  return isKept ? undefined : null;
}
