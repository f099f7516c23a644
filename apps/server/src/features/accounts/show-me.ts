import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { ownCompanyValue } from '../companies/index.ts';
import { ownFreelanceValue } from '../freelances/index.ts';
import { ownJobseekerValue } from '../jobseekers/index.ts';
import { presentOwnAccountNow } from './accounts.presenter.ts';
import { ownAccountWith } from './accounts.repository.ts';

/** A profile as one value of a statement about `users`, and what to make of it. */
interface ProfileValue<ProfileRow, Profile> {
  select(db: Queryable): RawBuilder<ProfileRow | null>;
  present(row: ProfileRow, now: Date): Profile;
}

/** One statement for each kind of account: a second would cost the server more than all that it says. */
function readerOf<ProfileRow, Profile>({ select, present }: ProfileValue<ProfileRow, Profile>) {
  const read = ownAccountWith(select);
  return async ({ db, clock }: AppContext, id: string) => {
    const now = clock.now();
    const [row] = await read(db, id, now);
    const profile = row?.profile as ProfileRow | null | undefined;
    return row && { row, profile: profile ? present(profile, now) : null };
  };
}

const noProfile = { select: () => sql<null>`null::json`, present: () => null };

const readers = {
  freelance: readerOf(ownFreelanceValue),
  jobseeker: readerOf(ownJobseekerValue),
  entreprise: readerOf(ownCompanyValue),
} satisfies Record<Role, unknown>;
const readWithoutProfile = readerOf(noProfile);

/**
 * The signed-in account, its profile when it has one, and how many messages and applications wait.
 * @throws ApiError `user_not_found`.
 */
export async function showMe(context: AppContext, { id, role }: SessionUser) {
  const found = await (role ? readers[role] : readWithoutProfile)(context, id);
  if (!found) throw new ApiError(accountErrors.user_not_found);
  const { row, profile } = found;
  return {
    user: presentOwnAccountNow(row),
    profile,
    unreadCount: row.unread_count,
    unseenApplicationCount: row.unseen_application_count,
    unreadNotificationCount: row.unread_notification_count,
    ...(row.is_pushed_to && { isPushedTo: true as const }),
  };
}
