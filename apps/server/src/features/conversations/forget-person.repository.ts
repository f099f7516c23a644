import { sql } from 'kysely';
import type { Tx } from '../../core/db/schema.ts';
import { erasedText } from '../../core/personal-data/traces-of.ts';

const theirs = (userId: string) =>
  sql`(select id from conversations where user_low_id = ${userId} or user_high_id = ${userId})`;

/** Writes « Utilisateur supprimé » wherever an account's conversations hold what `traces` finds. */
export async function eraseTraces(tx: Tx, userId: string, traces: string): Promise<void> {
  const without = (column: string) => sql`regexp_replace(${sql.ref(column)}, ${traces}, ${erasedText}, 'gi')`;
  await sql`update messages set content = ${without('content')}, subject = ${without('subject')}
    where conversation_id in ${theirs(userId)}
      and (content ~* ${traces} or subject ~* ${traces})`.execute(tx);
  await sql`update conversations set title = ${without('title')}
    where id in ${theirs(userId)} and title ~* ${traces}`.execute(tx);
}
