import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

/**
 * Applications that a company has not opened yet, or answers that an applicant has not read yet: a part of a statement
 * whose columns name the account and its role.
 */
export function unseenCountOf(userIdColumn: string, roleColumn: string): RawBuilder<number> {
  const userId = sql.ref(userIdColumn);
  return sql<number>`case ${sql.ref(roleColumn)}
    when 'entreprise' then (select count(*) from applications
      where status = 'sent' and company_id = (select id from companies where user_id = ${userId}))
    when 'freelance' then (select count(*) from applications
      where has_unread_answer and freelance_id = (select id from freelances where user_id = ${userId}))
    when 'jobseeker' then (select count(*) from applications
      where has_unread_answer and jobseeker_id = (select id from jobseekers where user_id = ${userId}))
    else 0 end`;
}

/** Marks the answers to these of an account's applications as read. */
export async function markRead(
  db: Queryable,
  userId: string,
  applicationIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ has_unread_answer: false })
    .where('id', 'in', applicationIds)
    .where(
      sql<boolean>`(freelance_id in (select id from freelances where user_id = ${userId})
        or jobseeker_id in (select id from jobseekers where user_id = ${userId}))`,
    )
    .where('has_unread_answer', '=', true)
    .execute();
}
