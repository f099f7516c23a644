import { sql } from 'kysely';
import type { Tx } from '../../core/db/schema.ts';

/** Takes an account's profiles out of the directory, with the words that nobody else uses. */
export async function forgetDirectoryProfile(tx: Tx, userId: string): Promise<void> {
  const gone = await tx
    .deleteFrom('directory_profiles')
    .where('user_id', '=', userId)
    .returning('words')
    .execute();
  const words = [...new Set(gone.flatMap((profile) => profile.words))];
  if (words.length === 0) return;
  await sql`delete from directory_words where word = any(${words}::text[])
    and not exists (select from directory_profiles where words @> array[directory_words.word])`.execute(tx);
}
