import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { findShownUser } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { canFind } from '../visibility/index.ts';
import { presentAccount } from './accounts.presenter.ts';

/** The name and role of an account that a member may find, for that member. @throws ApiError `user_not_found`. */
export async function showAccount({ db }: AppContext, id: string, viewerId: string) {
  const user = isUuid(id) ? await findShownUser(db, id) : undefined;
  if (!user || !(await canFind(db, viewerId, user.id))) throw new ApiError(accountErrors.user_not_found);
  return presentAccount(user);
}
