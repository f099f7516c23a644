import { sql } from 'kysely';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';

const ownColumns = [
  'id',
  'username',
  'email',
  'role',
  'phone',
  'profile_completed',
  'created_at',
  'is_operator',
] as const;
/** An account without its password. */
export type AccountRow = Pick<Row<'users'>, (typeof ownColumns)[number]>;

export async function insertUser(tx: Queryable, user: NewRow<'users'>): Promise<AccountRow> {
  return tx.insertInto('users').values(user).returning(ownColumns).executeTakeFirstOrThrow();
}

export async function findUser(db: Queryable, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('users').select(ownColumns).where('id', '=', id).executeTakeFirst();
}

/**
 * An account with the address that it still has to confirm, and the last version of the terms that it accepted at
 * registration or read since.
 */
export async function findOwnAccount(db: Queryable, id: string, now: Date) {
  return db
    .selectFrom('users')
    .select(ownColumns)
    .select((eb) =>
      eb
        .selectFrom('email_changes')
        .select('new_email')
        .whereRef('user_id', '=', 'users.id')
        .where('expires_at', '>', now)
        .as('pending_email'),
    )
    .select(
      sql<string | null>`greatest(terms_version,
        (select max(version) from terms_readings where user_id = users.id))`.as('last_terms_version'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
}

export type OwnAccountRow = NonNullable<Awaited<ReturnType<typeof findOwnAccount>>>;

export async function isEmailTaken(db: Queryable, email: string): Promise<boolean> {
  return (await findUserIdByEmail(db, email)) !== undefined;
}

export async function findUserIdByEmail(db: Queryable, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function findCredentials(db: Queryable, email: string) {
  return db
    .selectFrom('users')
    .select([...ownColumns, 'password_hash', 'suspended_at'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** An account with what opens it, locked until the transaction ends: nobody changes it meanwhile. */
export async function lockCredentials(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select([...ownColumns, 'password_hash', 'suspended_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function findPasswordHash(db: Queryable, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

export async function updatePassword(tx: Queryable, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

type Change = Partial<Pick<Row<'users'>, 'username' | 'email' | 'phone'>>;

export async function updateUser(tx: Queryable, userId: string, change: Change): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('users').set(change).where('id', '=', userId).execute();
}

/** Sets the role of an account that has none; false when it has one already. */
export async function chooseRole(tx: Queryable, userId: string, role: NonNullable<AccountRow['role']>) {
  const result = await tx
    .updateTable('users')
    .set({ role, profile_completed: false })
    .where('id', '=', userId)
    .where('role', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Messages that an account has not read, over all its conversations. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const row = await db
    .selectFrom('conversation_reads')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('unread_count'), eb.lit(0)).as('count'))
    .where('user_id', '=', userId)
    .where('unread_count', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** When a session was opened. */
export async function findSessionStart(db: Queryable, sessionId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export async function listSessions(db: Queryable, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'user_agent', 'ip_address'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
}
