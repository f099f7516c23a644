import type { Queryable } from '../../core/db/schema.ts';

/** Notes that browsers of an account may show a notice. */
export async function notePushed(db: Queryable, userId: string, tag: string, now: Date): Promise<void> {
  await db
    .insertInto('pushes')
    .values({ user_id: userId, tag, sent_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'tag']).doUpdateSet({ sent_at: now }))
    .execute();
}

/** Which of these notices browsers may show; each is answered once. */
export async function takePushed(db: Queryable, userId: string, tags: readonly string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('pushes')
    .where('user_id', '=', userId)
    .where('tag', '=', (eb) => eb.fn.any(eb.val([...tags])))
    .returning('tag')
    .execute();
  return rows.map(({ tag }) => tag);
}

export async function deletePushesBefore(db: Queryable, instant: Date): Promise<void> {
  await db.deleteFrom('pushes').where('sent_at', '<', instant).execute();
}
