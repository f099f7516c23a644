import type { NewRow, Queryable } from '../../core/db/schema.ts';

export async function insertChallenge(
  db: Queryable,
  challenge: NewRow<'security_challenges'>,
): Promise<void> {
  await db.insertInto('security_challenges').values(challenge).execute();
}

/** Uses a challenge up, whether or not it leads to something; null when it is none of this purpose, or too old. */
export async function consumeChallenge(db: Queryable, tokenHash: Buffer, purpose: string, now: Date) {
  const row = await db
    .deleteFrom('security_challenges')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .returning(['user_id', 'session_id', 'sealed_secret', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row : null;
}

/** A living challenge of this purpose. */
export async function findChallenge(db: Queryable, tokenHash: Buffer, purpose: string, now: Date) {
  return db
    .selectFrom('security_challenges')
    .select(['user_id', 'session_id', 'password_hash', 'sealed_secret'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Counts a try; false when there were as many as it bears, or it is over. */
export async function countChallengeTry(
  db: Queryable,
  tokenHash: Buffer,
  maxTries: number,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('security_challenges')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('tries', '<', maxTries)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteChallengesBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('security_challenges').where('expires_at', '<', before).execute();
}
