import type { NewRow, Queryable } from '../../core/db/schema.ts';

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

export async function deleteSecurityEventsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('security_events').where('created_at', '<', before).execute();
}
