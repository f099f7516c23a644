import type { NewRow, Row, Tx } from '../../core/db/schema.ts';

export type MissionRow = Row<'missions'>;

/** The mission of a conversation that the transaction has locked. */
export async function findMission(tx: Tx, conversationId: string): Promise<MissionRow | undefined> {
  return tx
    .selectFrom('missions')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
}

/** Writes the terms of a conversation's mission, replacing earlier ones. */
export async function saveMission(tx: Tx, mission: NewRow<'missions'>): Promise<MissionRow> {
  return tx
    .insertInto('missions')
    .values(mission)
    .onConflict((conflict) => conflict.column('conversation_id').doUpdateSet(mission))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the mission that there was. */
export async function deleteMission(tx: Tx, conversationId: string): Promise<MissionRow | undefined> {
  return tx
    .deleteFrom('missions')
    .where('conversation_id', '=', conversationId)
    .returningAll()
    .executeTakeFirst();
}
