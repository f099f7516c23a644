import { sql } from 'kysely';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';

export type MeetingRow = Row<'meetings'>;

/** A meeting that is agreed on and not over yet, or of whose proposed dates one is to come. */
const isOpen = (now: Date) => sql<boolean>`(
  starts_at + make_interval(mins => minutes) > ${now}
  or exists (select from unnest(proposed_dates) as proposed where proposed > ${now}))`;

/** A conversation's meetings that are proposed or to come, the next one first. */
export async function listOpenMeetings(
  db: Queryable,
  conversationId: string,
  now: Date,
): Promise<MeetingRow[]> {
  return db
    .selectFrom('meetings')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where(isOpen(now))
    .orderBy(sql`coalesce(starts_at, proposed_dates[1])`)
    .orderBy('id')
    .execute();
}

/** Which conversation a meeting of this account's is of. */
export async function findConversationOf(tx: Tx, id: string, userId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('meetings')
    .select('conversation_id')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('user_low_id', '=', userId), eb('user_high_id', '=', userId)]))
    .executeTakeFirst();
  return row?.conversation_id;
}

/** A meeting that is open, of a conversation that the transaction has locked. */
export async function findOpenMeeting(tx: Tx, id: string, now: Date): Promise<MeetingRow | undefined> {
  return tx.selectFrom('meetings').selectAll().where('id', '=', id).where(isOpen(now)).executeTakeFirst();
}

/** Deletes what is over in a conversation, and counts what is not. */
export async function dropPastMeetings(tx: Tx, conversationId: string, now: Date): Promise<number> {
  await tx
    .deleteFrom('meetings')
    .where('conversation_id', '=', conversationId)
    .where((eb) => eb.not(isOpen(now)))
    .execute();
  const { count } = await tx
    .selectFrom('meetings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertMeeting(tx: Tx, meeting: NewRow<'meetings'>): Promise<MeetingRow> {
  return tx.insertInto('meetings').values(meeting).returningAll().executeTakeFirstOrThrow();
}

export async function updateMeeting(
  tx: Tx,
  id: string,
  change: Partial<Omit<MeetingRow, 'id'>>,
): Promise<MeetingRow> {
  return tx.updateTable('meetings').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteMeeting(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('meetings').where('id', '=', id).execute();
}

/** What an account agreed on that is not over. */
export async function listAgreedMeetings(tx: Tx, userId: string, now: Date): Promise<MeetingRow[]> {
  return tx
    .selectFrom('meetings')
    .selectAll()
    .where((eb) => eb.or([eb('user_low_id', '=', userId), eb('user_high_id', '=', userId)]))
    .where('starts_at', '>', now)
    .execute();
}

/** Names of two accounts by their ids. */
export async function findNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.selectFrom('users').select(['id', 'username']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
