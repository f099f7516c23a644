import { notSuspended } from '../../core/auth/not-suspended.ts';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';

export type DecisionRow = Row<'moderation_decisions'>;

/** Records a decision with the name of its operator. */
export async function insertDecision(
  tx: Tx,
  decision: Omit<NewRow<'moderation_decisions'>, 'operator_name'> & { operator_id: string },
): Promise<void> {
  await tx
    .insertInto('moderation_decisions')
    .values((eb) => ({
      ...decision,
      operator_name: eb.selectFrom('users').select('username').where('id', '=', decision.operator_id),
    }))
    .execute();
}

/** What was decided on these reports. */
export async function findOutcomes(
  db: Queryable,
  reportIds: readonly string[],
): Promise<Map<string | null, DecisionRow>> {
  if (reportIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('moderation_decisions')
    .selectAll()
    .where('report_id', 'in', reportIds)
    .execute();
  return new Map(rows.map((row) => [row.report_id, row]));
}

/** The decisions about an account, latest first. */
export async function listDecisionsAbout(db: Queryable, userId: string): Promise<DecisionRow[]> {
  return db
    .selectFrom('moderation_decisions')
    .selectAll()
    .where('subject_id', '=', userId)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Lifted suspensions belong to no report; those of an account that is out again stay as long as it is. */
export async function deleteLiftsBefore(db: Queryable, instant: Date): Promise<void> {
  await db
    .deleteFrom('moderation_decisions')
    .where('report_id', 'is', null)
    .where('decided_at', '<', instant)
    .where((eb) => eb.or([eb('subject_id', 'is', null), notSuspended('subject_id')]))
    .execute();
}
