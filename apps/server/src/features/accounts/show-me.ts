import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { showOwnCompany } from '../companies/index.ts';
import { showOwnFreelance } from '../freelances/index.ts';
import { showOwnJobseeker } from '../jobseekers/index.ts';
import { presentOwnAccountNow } from './accounts.presenter.ts';
import { findOwnAccountAndWaiting } from './accounts.repository.ts';

const ownProfile = { freelance: showOwnFreelance, jobseeker: showOwnJobseeker, entreprise: showOwnCompany };

/**
 * The signed-in account, its profile when it has one, and how many messages and applications wait.
 * @throws ApiError `user_not_found`.
 */
export async function showMe(context: AppContext, { id, role }: SessionUser) {
  const { db, clock } = context;
  const [row, profile] = await Promise.all([
    findOwnAccountAndWaiting(db, id, clock.now()),
    role ? ownProfile[role satisfies Role](context, id) : null,
  ]);
  if (!row) throw new ApiError(accountErrors.user_not_found);
  return {
    user: presentOwnAccountNow(row),
    profile,
    unreadCount: row.unread_count,
    unseenApplicationCount: row.unseen_application_count,
  };
}
