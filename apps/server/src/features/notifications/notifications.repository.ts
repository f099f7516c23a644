import { maxUnreadNotifications } from '@mitoyen/contract/features/notifications/notifications.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { NewRow, Queryable } from '../../core/db/schema.ts';

/** Keeps a line for an account that is there, not suspended, and did not choose otherwise. Whether it did. */
export async function insertNotification(db: Queryable, row: NewRow<'notifications'>): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into notifications (id, user_id, kind, text, path, author_id, created_at)
    select ${row.id}::uuid, users.id, ${row.kind}, ${row.text}, ${row.path},
      (select id from users where id = ${row.author_id ?? null}::uuid), ${row.created_at}
    from users
    where users.id = ${row.user_id}::uuid and users.suspended_at is null
      and not exists (select from notification_choices
        where user_id = users.id and channel = 'here' and kind = ${row.kind} and not is_wanted)`.execute(db);
  return numAffectedRows === 1n;
}

/** Lines that an account has not read, as a part of a statement whose column names it. */
export function unreadNotificationCountOf(userIdColumn: string): RawBuilder<number> {
  return sql<number>`(select count(*)::int from (select from notifications
    where user_id = ${sql.ref(userIdColumn)} and read_at is null limit ${sql.lit(maxUnreadNotifications)}) as waiting)`;
}

/** False when the account has no such line. */
export async function hasNotification(db: Queryable, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which lines are meant: one, those up to an instant, or those that lead to a path, whatever its query. */
export type Lines = { readonly id: string } | { readonly until: Date } | { readonly path: string };

/** Marks lines of an account read; returns those that were not. */
export async function markLinesRead(
  db: Queryable,
  userId: string,
  lines: Lines,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if('id' in lines, (query) => query.where('id', '=', 'id' in lines ? lines.id : ''))
    .$if('until' in lines, (query) => query.where('created_at', '<=', 'until' in lines ? lines.until : now))
    .$if('path' in lines, (query) =>
      query.where(sql<boolean>`split_part(path, '?', 1) = ${'path' in lines ? lines.path : ''}`),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteNotificationsBefore(db: Queryable, instant: Date): Promise<void> {
  await db.deleteFrom('notifications').where('created_at', '<', instant).execute();
}
