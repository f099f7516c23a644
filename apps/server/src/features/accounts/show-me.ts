import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { countUnseenApplications } from '../applications/index.ts';
import { showOwnCompany } from '../companies/index.ts';
import { countUnread } from '../conversations/index.ts';
import { showOwnFreelance } from '../freelances/index.ts';
import { showOwnJobseeker } from '../jobseekers/index.ts';
import { showOwnAccount } from './show-own-account.ts';

const ownProfile = { freelance: showOwnFreelance, jobseeker: showOwnJobseeker, entreprise: showOwnCompany };

/** The signed-in account, its profile when it has one, and how many messages and applications wait. */
export async function showMe(context: AppContext, { id }: SessionUser) {
  const user = await showOwnAccount(context, context.db, id);
  const [profile, unreadCount, unseenApplicationCount] = await Promise.all([
    user.role ? ownProfile[user.role satisfies Role](context, id) : null,
    countUnread(context.db, id),
    countUnseenApplications(context.db, user),
  ]);
  return { user, profile, unreadCount, unseenApplicationCount };
}
