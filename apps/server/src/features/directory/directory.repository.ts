import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Row, Tx } from '../../core/db/schema.ts';
import { countEnd } from '../../core/search/bounded-total.ts';
import type { DirectoryCursor } from './directory-cursor.ts';
import type { Shuffle } from './shuffle.ts';

/** A place in the directory: which profile, and where it stands in the order walked. */
export interface DirectoryPlace {
  readonly profileId: string;
  readonly kind: Row<'directory_profiles'>['kind'];
  readonly position: number;
  readonly lap: 0 | 1;
}

interface Walk {
  readonly shuffle: Shuffle;
  readonly conditions: RawBuilder<boolean>;
  readonly after: DirectoryCursor | null;
  readonly take: number;
}

/** The rows of one lap that come after the cursor, in walking order. */
async function walkLap(db: Queryable, walk: Walk, lap: 0 | 1, take: number): Promise<DirectoryPlace[]> {
  const { shuffle, conditions, after } = walk;
  const column = sql.ref(shuffle.column);
  const forward = shuffle.direction === 'asc';
  const order = forward ? sql`asc` : sql`desc`;
  const isFromStart = forward === (lap === 0);
  const inLap = isFromStart ? sql`${column} >= ${shuffle.start}` : sql`${column} < ${shuffle.start}`;
  const beyond =
    after?.lap === lap
      ? sql`and (${column}, profile_id) ${forward ? sql`>` : sql`<`} (${after.position}, ${after.profileId}::uuid)`
      : sql``;
  const { rows } = await sql<DirectoryPlace>`
    select profile_id as "profileId", kind, ${column} as position, ${sql.lit(lap)} as lap
    from directory_profiles
    where ${inLap} ${beyond} and ${conditions}
    order by ${column} ${order}, profile_id ${order}
    limit ${take}`.execute(db);
  return rows;
}

/** The next places of a walk. Each lap is one index scan that starts where the last page ended. */
export async function walkDirectory(db: Queryable, walk: Walk): Promise<DirectoryPlace[]> {
  const first = walk.after?.lap === 1 ? [] : await walkLap(db, walk, 0, walk.take);
  if (first.length === walk.take) return first;
  return [...first, ...(await walkLap(db, walk, 1, walk.take - first.length))];
}

/** How many there are, up to where counting ends. */
export async function countDirectory(db: Queryable, conditions: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total
    from (select from directory_profiles where ${conditions} limit ${countEnd}) as counted`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

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
