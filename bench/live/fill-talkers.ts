import { hashToken } from '@mitoyen/server/src/core/auth/session-token.ts';
import type { DatabaseHandle } from '@mitoyen/server/src/core/db/database.ts';

/** One of two people who write to each other. */
export interface Talker {
  readonly id: string;
  readonly token: string;
}

/** Two people and their conversation. */
export interface Pair {
  readonly conversationId: string;
  readonly people: readonly [Talker, Talker];
}

const uuid = (kind: number, number: number) =>
  `0190000${kind}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
const talker = (number: number): Talker => ({ id: uuid(0, number), token: `token-of-${number}` });

/** Adds so many people who are signed in, each with one conversation: 0 with 1, 2 with 3… */
export async function fillTalkers({ pool }: DatabaseHandle, count: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from users');
  if (Number(rows[0]?.count) > 0) return 0;
  const people = Array.from({ length: count }, (_, number) => talker(number));
  await pool.query(
    `insert into users (id, username, email, password_hash, role)
     select id, 'Personne', id || '@charge.mitoyen.test', 'none', 'freelance' from unnest($1::uuid[]) id`,
    [people.map(({ id }) => id)],
  );
  await pool.query(
    `insert into sessions (id, user_id, token_hash, expires_at)
     select gen_random_uuid(), id, hash, now() + interval '1 year' from unnest($1::uuid[], $2::bytea[]) given(id, hash)`,
    [people.map(({ id }) => id), people.map(({ token }) => hashToken(token))],
  );
  const pairs = pairsOf(count);
  await pool.query(
    `insert into conversations (id, user_low_id, user_high_id, last_activity_at)
     select id, low, high, now() from unnest($1::uuid[], $2::uuid[], $3::uuid[]) given(id, low, high)`,
    [
      pairs.map(({ conversationId }) => conversationId),
      pairs.map(({ people: [low] }) => low.id),
      pairs.map(({ people: [, high] }) => high.id),
    ],
  );
  return count;
}

export function pairsOf(count: number): Pair[] {
  return Array.from({ length: count / 2 }, (_, pair) => ({
    conversationId: uuid(1, pair),
    people: [talker(2 * pair), talker(2 * pair + 1)],
  }));
}
