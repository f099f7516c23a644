import type { Role } from '@mitoyen/contract/core/roles.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

const conditionOf: Partial<Record<Role, (userId: string) => ReturnType<typeof sql<boolean>>>> = {
  entreprise: (userId) =>
    sql`status = 'sent' and company_id = (select id from companies where user_id = ${userId}::uuid)`,
  freelance: (userId) =>
    sql`has_unread_answer and freelance_id = (select id from freelances where user_id = ${userId}::uuid)`,
};

/** Applications that a company has not opened yet, or answers that a freelance has not read yet. */
export async function countUnseenApplications(
  db: Queryable,
  { id, role }: { id: string; role: Role | null },
): Promise<number> {
  const condition = role && conditionOf[role];
  if (!condition) return 0;
  const row = await db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(condition(id))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Forgets that the answers to these of a freelance's applications were unread. */
export async function markRead(
  db: Queryable,
  freelanceUserId: string,
  applicationIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ has_unread_answer: false })
    .where('id', 'in', applicationIds)
    .where('freelance_id', 'in', (eb) =>
      eb.selectFrom('freelances').select('id').where('user_id', '=', freelanceUserId),
    )
    .where('has_unread_answer', '=', true)
    .execute();
}
