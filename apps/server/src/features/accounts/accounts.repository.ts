import { type RawBuilder, sql } from 'kysely';
import { accountColumns } from '../../core/auth/users.repository.ts';
import { prepare } from '../../core/db/prepared-statements.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { unseenCountOf } from '../applications/index.ts';
import { unreadCountOf } from '../conversations/index.ts';
import { unreadNotificationCountOf } from '../notifications/index.ts';
import { isPushedTo } from '../push/index.ts';

const ownAccount = (db: Queryable, id: string, now: Date) =>
  db
    .selectFrom('users')
    .select(accountColumns)
    .select((eb) =>
      eb
        .selectFrom('email_changes')
        .select('new_email')
        .whereRef('user_id', '=', 'users.id')
        .where('expires_at', '>', now)
        .as('pending_email'),
    )
    .select(
      sql<string | null>`greatest(terms_version,
        (select max(version) from terms_readings where user_id = users.id))`.as('last_terms_version'),
    )
    .where('id', '=', id);

/**
 * An account with the address that it still has to confirm, and the last version of the terms that it accepted at
 * registration or read since.
 */
export async function findOwnAccount(db: Queryable, id: string, now: Date) {
  return ownAccount(db, id, now).executeTakeFirst();
}

/**
 * The same with how many messages and applications wait for it, and its profile, of which `profile` makes one value of a
 * statement about `users`.
 */
export const ownAccountWith = <ProfileRow>(profile: (db: Queryable) => RawBuilder<ProfileRow>) =>
  prepare((db, id: string, now: Date) =>
    ownAccount(db, id, now).select([
      unreadCountOf('users.id').as('unread_count'),
      unseenCountOf('users.id', 'users.role').as('unseen_application_count'),
      unreadNotificationCountOf('users.id').as('unread_notification_count'),
      isPushedTo('users.id').as('is_pushed_to'),
      profile(db).as('profile'),
    ]),
  );

export type OwnAccountRow = NonNullable<Awaited<ReturnType<typeof findOwnAccount>>>;
