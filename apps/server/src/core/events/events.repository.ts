import { sql } from 'kysely';
import type { NewRow, Queryable, Tx } from '../db/schema.ts';
import type { EventCursor } from './event-cursor.ts';

export interface StoredEvent {
  readonly id: number;
  readonly user_id: string;
  readonly type: string;
  readonly data: unknown;
  readonly xid: string;
}

/** Events, and the snapshot in which they were found. */
export interface ReadEvents {
  readonly snapshot: string;
  readonly events: readonly StoredEvent[];
}

export async function insertEvents(tx: Tx, rows: readonly NewRow<'events'>[]): Promise<void> {
  await tx.insertInto('events').values(rows).execute();
}

/** All accounts' events since an earlier snapshot; without one, only the current snapshot. */
export async function readEventsSince(db: Queryable, earlier: string | null): Promise<ReadEvents> {
  const { rows } = await sql<StoredEvent & { snapshot: string }>`
    select pg_current_snapshot()::text as snapshot, e.id, e.user_id, e.type, e.data, e.xid
    from (select) one left join events e
      on e.xid >= pg_snapshot_xmin(${earlier}::pg_snapshot) and not pg_visible_in_snapshot(e.xid, ${earlier}::pg_snapshot)
    order by e.id`.execute(db);
  return asRead(rows);
}

/** An account's event after a cursor. */
export interface MissedEvent extends StoredEvent {
  /** One of the events that were read together with the cursor's last one. */
  readonly is_rest: boolean;
}

/** The database's timeline: it changes whenever a standby becomes the primary. */
export async function readTimeline(db: Queryable): Promise<string> {
  const { rows } = await sql<{ timeline: string }>`
    select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline`.execute(db);
  return rows[0]?.timeline ?? '';
}

interface ReadMissed {
  readonly snapshot: string;
  /** The rest of the cursor's own batch first. */
  readonly events: readonly MissedEvent[];
  /** False for a cursor of another database. */
  readonly isKnown: boolean;
}

/** One account's events after a cursor, at most so many. */
export async function readEventsOf(
  db: Queryable,
  userId: string,
  { snapshot, midst }: EventCursor,
  take: number,
): Promise<ReadMissed> {
  const { lastId, base } = midst ?? { lastId: Number.MAX_SAFE_INTEGER, base: snapshot };
  const { rows } = await sql<MissedEvent & { snapshot: string; is_known: boolean }>`
    select pg_current_snapshot()::text as snapshot, e.id, e.user_id, e.type, e.data, e.xid, e.is_rest,
      pg_snapshot_xmax(${snapshot}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as is_known
    from (select) one left join lateral (
      select *, pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot) as is_rest from events
      where user_id = ${userId}
        and (not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)
          or (id > ${lastId} and not pg_visible_in_snapshot(xid, ${base}::pg_snapshot)))
      order by is_rest desc, id limit ${take}
    ) e on true
    order by e.is_rest desc, e.id`.execute(db);
  return { ...asRead(rows), isKnown: rows[0]?.is_known ?? false };
}

function asRead<Event extends StoredEvent>(rows: readonly (Event & { snapshot: string })[]) {
  const snapshot = rows[0]?.snapshot;
  if (snapshot === undefined) throw new Error('no snapshot');
  // without events, the one row holds the snapshot alone
  return { snapshot, events: rows.filter(({ id }) => id !== null) };
}

export async function deleteEventsBefore(db: Queryable, instant: Date): Promise<void> {
  await db.deleteFrom('events').where('created_at', '<', instant).execute();
}

export async function notify(db: Queryable, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

export async function deleteEventsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.deleteFrom('events').where('user_id', '=', userId).execute();
}
