import { phoneCodeRules } from '@mitoyen/contract/features/phone-verification/phone-verification.rules.ts';
import type { NewRow, Queryable } from '../../core/db/schema.ts';

export async function insertVerification(db: Queryable, row: NewRow<'phone_verifications'>): Promise<void> {
  await db.insertInto('phone_verifications').values(row).execute();
}

export async function deleteVerification(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('phone_verifications').where('id', '=', id).execute();
}

/** The last code sent to a number; when the browser is known, the last one that it asked for itself. */
export async function findLastVerification(db: Queryable, phone: string, browserHash: Buffer | null) {
  let query = db.selectFrom('phone_verifications').select(['id']).where('phone', '=', phone);
  if (browserHash) query = query.where('browser_hash', '=', browserHash);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** Whose guess it is: of the browser that asked for the code, or of a client that shows no mark. */
type Guess = 'own_tries' | 'tries';

/**
 * Uses up one try, in one statement so that parallel tries cannot pass the limit. Null: none is left. The browser
 * that asked has its own, which nobody else can use up.
 */
export async function consumeAttempt(
  db: Queryable,
  id: string,
  guess: Guess,
  now: Date,
): Promise<Buffer | null> {
  const row = await db
    .updateTable('phone_verifications')
    .set((eb) => ({ [guess]: eb(guess, '+', 1) }))
    .where('id', '=', id)
    .where(guess, '<', phoneCodeRules.maxTries)
    .where('verified_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash ?? null;
}

/** Marks a code as used; false when another call was faster. `keepsCookie`: the browser showed its cookie. */
export async function markVerified(
  db: Queryable,
  id: string,
  now: Date,
  keepsCookie: boolean,
): Promise<boolean> {
  const result = await db
    .updateTable('phone_verifications')
    .set({ verified_at: now, ...(keepsCookie ? {} : { browser_hash: null }) })
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

interface VerifiedPhone {
  readonly phone: string;
  readonly browserHash: Buffer | null;
  readonly since: Date;
}

function verifiedRows(db: Queryable, { phone, browserHash, since }: VerifiedPhone) {
  return db
    .selectFrom('phone_verifications')
    .select('id')
    .where('phone', '=', phone)
    .where('verified_at', '>=', since)
    .where((eb) =>
      eb.or([eb('browser_hash', 'is', null), ...(browserHash ? [eb('browser_hash', '=', browserHash)] : [])]),
    );
}

export async function hasVerifiedPhone(db: Queryable, phone: VerifiedPhone): Promise<boolean> {
  return (await verifiedRows(db, phone).limit(1).executeTakeFirst()) !== undefined;
}

/** Uses up the verification of a number; false when there is none (any more). */
export async function deleteVerifiedPhone(tx: Queryable, phone: VerifiedPhone): Promise<boolean> {
  const result = await tx
    .deleteFrom('phone_verifications')
    .where('id', 'in', verifiedRows(tx, phone))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteVerificationsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('phone_verifications').where('created_at', '<', before).execute();
}

export async function deleteVerificationsOf(tx: Queryable, phone: string): Promise<void> {
  await tx.deleteFrom('phone_verifications').where('phone', '=', phone).execute();
}
