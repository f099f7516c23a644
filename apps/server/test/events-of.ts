import type { BuildContext } from './builders/make-user.ts';

/** The events that an account received, in order: each as its type and its ids. */
export async function eventsOf(
  { db }: BuildContext,
  { id }: { id: string },
): Promise<{ type: string; data: unknown }[]> {
  return db.selectFrom('events').select(['type', 'data']).where('user_id', '=', id).orderBy('id').execute();
}
