import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { countUnseenApplications } from '../applications/index.ts';
import { showOwnCompany } from '../companies/index.ts';
import { showOwnFreelance } from '../freelances/index.ts';
import { showOwnJobseeker } from '../jobseekers/index.ts';
import { presentOwnAccountNow } from './accounts.presenter.ts';
import { countUnread, findUser } from './accounts.repository.ts';
import { findPendingEmail } from './email-changes.repository.ts';

const ownProfile = { freelance: showOwnFreelance, jobseeker: showOwnJobseeker, entreprise: showOwnCompany };

/** The signed-in account, its profile when it has one, and how many messages and applications wait. */
export async function showMe(context: AppContext, { id }: SessionUser) {
  const user = await findUser(context.db, id);
  if (!user) throw new ApiError(accountErrors.user_not_found);
  const [profile, unreadCount, unseenApplicationCount, pendingEmail] = await Promise.all([
    user.role ? ownProfile[user.role satisfies Role](context, id) : null,
    countUnread(context.db, id),
    countUnseenApplications(context.db, user),
    findPendingEmail(context.db, id, context.clock.now()),
  ]);
  return { user: presentOwnAccountNow(user, pendingEmail), profile, unreadCount, unseenApplicationCount };
}
