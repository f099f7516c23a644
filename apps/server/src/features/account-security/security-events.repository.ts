import { sql } from 'kysely';
import type { NewRow, Queryable, Row } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';

/** Adds an event; one of an account that was deleted meanwhile is nobody's. */
export async function insertSecurityEvent(db: Queryable, event: NewRow<'security_events'>): Promise<void> {
  await db
    .insertInto('security_events')
    .values((eb) => ({
      ...event,
      user_id: eb
        .selectFrom('users')
        .select('id')
        .where('id', '=', event.user_id ?? null)
        .forKeyShare(),
    }))
    .execute();
}

/** Whether something of these kinds happened to an account after an instant. */
export async function hasSecurityEventSince(
  db: Queryable,
  { userId, kinds, since }: { userId: string; kinds: readonly string[]; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('security_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSecurityEventsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('security_events').where('created_at', '<', before).execute();
}

/** Events of one account or of all, of one kind or of all, the last first. */
export async function listSecurityEvents(
  db: Queryable,
  filter: { userId: string | null; kind: string | null; before: Instant | null; take: number },
): Promise<(Row<'security_events'> & { username: string | null })[]> {
  const { userId, kind, before, take } = filter;
  const at = sql<Date>`date_trunc('milliseconds', security_events.created_at)`;
  let query = db
    .selectFrom('security_events')
    .leftJoin('users', 'users.id', 'security_events.user_id')
    .selectAll('security_events')
    .select('users.username');
  if (userId) query = query.where('user_id', '=', userId);
  if (kind) query = query.where('kind', '=', kind);
  if (before)
    query = query.where(sql<boolean>`(${at}, security_events.id) < (${before.at}, ${before.id}::uuid)`);
  return query.orderBy(at, 'desc').orderBy('security_events.id', 'desc').limit(take).execute();
}
