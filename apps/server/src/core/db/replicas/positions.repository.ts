import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../schema.ts';

/** PostgreSQL writes its log in pages of so many bytes, each with a header of one of these lengths. */
const pageBytes = 8192;
const headerBytes: readonly number[] = [24, 40];

/**
 * The position that a standby reports once it has everything before `written`. At the very start of a page
 * the primary counts the page's header, which a standby passes only with the next record.
 */
export function reachablePosition(written: number): number {
  const inPage = written % pageBytes;
  return headerBytes.includes(inPage) ? written - inPage : written;
}

/** How far the primary has written, as a number of bytes. @throws where the server is a standby. */
export async function readPrimaryPosition(db: Database): Promise<number> {
  const { rows } = await sql<{ position: string }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position`.execute(db);
  return reachablePosition(Number(rows[0]?.position));
}

/** What a server reports when asked whether it may answer in the primary's place. */
export interface ReplicaReport {
  /** How far it has replayed the primary's log; null for a server that is no standby. */
  readonly position: number | null;
  /** Whether it has the last mark written on the primary, and so follows that server and no other. */
  readonly isMarked: boolean;
  /** When it was started: another server behind the same address reports another time. */
  readonly startedAt: string;
}

export async function readReplica(db: Database, mark: string): Promise<ReplicaReport> {
  const { rows } = await sql<{ position: string | null; isMarked: boolean; startedAt: string }>`
    select
      case when pg_is_in_recovery()
        then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position,
      exists (select from replica_marks where mark = ${mark}) as "isMarked",
      pg_postmaster_start_time()::text as "startedAt"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the server did not say how far it is');
  return { ...row, position: row.position === null ? null : Number(row.position) };
}

/** Writes a new mark on the primary and deletes old ones. */
export async function markPrimary(db: Database): Promise<string> {
  const mark = randomUUID();
  await db.deleteFrom('replica_marks').where('made_at', '<', sql<Date>`now() - interval '30 days'`).execute();
  await db.insertInto('replica_marks').values({ mark }).execute();
  return mark;
}
