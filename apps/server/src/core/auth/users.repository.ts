import type { NewRow, Queryable, Row, Tx } from '../db/schema.ts';
import type { Person } from '../personal-data/personal-data.ts';

export const accountColumns = [
  'id',
  'username',
  'first_name',
  'email',
  'role',
  'phone',
  'profile_completed',
  'created_at',
  'is_operator',
  'has_second_factor',
  'email_confirmed_at',
] as const;
/** An account without its password. */
export type AccountRow = Pick<Row<'users'>, (typeof accountColumns)[number]>;

export async function insertUser(tx: Queryable, user: NewRow<'users'>): Promise<AccountRow> {
  return tx.insertInto('users').values(user).returning(accountColumns).executeTakeFirstOrThrow();
}

export async function findUser(db: Queryable, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('users').select(accountColumns).where('id', '=', id).executeTakeFirst();
}

/** The same, unless the account is suspended. */
export async function findShownUser(db: Queryable, id: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('users')
    .select(accountColumns)
    .where('id', '=', id)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
}

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

/** An account with its password's hash and suspension. */
export type Credentials = AccountRow & Pick<Row<'users'>, 'password_hash' | 'suspended_at'>;

const credentialColumns = [...accountColumns, 'password_hash', 'suspended_at'] as const;

export async function findCredentials(db: Queryable, email: string): Promise<Credentials | undefined> {
  return db.selectFrom('users').select(credentialColumns).where('email', '=', email).executeTakeFirst();
}

/** Records that an account is in use. */
export async function noteUse(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.updateTable('users').set({ last_active_at: now }).where('id', '=', userId).execute();
}

/** An account with its password's hash and suspension, locked until the transaction ends. */
export async function lockCredentials(tx: Tx, userId: string): Promise<Credentials | undefined> {
  return tx
    .selectFrom('users')
    .select(credentialColumns)
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

/** Records whether the account has a second factor, and so needs more than a password. */
export async function markSecondFactor(tx: Tx, userId: string, hasSecondFactor: boolean): Promise<void> {
  await tx
    .updateTable('users')
    .set({ has_second_factor: hasSecondFactor })
    .where('id', '=', userId)
    .execute();
}

type Change = Partial<
  Pick<Row<'users'>, 'username' | 'first_name' | 'email' | 'phone' | 'email_confirmed_at'>
>;

export async function updateUser(tx: Queryable, userId: string, change: Change): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('users').set(change).where('id', '=', userId).execute();
}

/** Records that the account's address is confirmed; false when it was before. */
export async function confirmAddress(tx: Queryable, userId: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ email_confirmed_at: now })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
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

export async function markProfileCompleted(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ profile_completed: true }).where('id', '=', userId).execute();
}

/** Suspends an account. False when it is suspended already, or does not exist. */
export async function suspendUser(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ suspended_at: now })
    .where('id', '=', userId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Lifts a suspension. False when the account is not suspended, or does not exist. */
export async function readmitUser(tx: Tx, userId: string): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ suspended_at: null })
    .where('id', '=', userId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Makes the account with this address an operator, or no longer one. False when there is no such account. */
export async function markOperator(db: Queryable, email: string, isOperator: boolean): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ is_operator: isOperator })
    .where('email', '=', email)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Records that the owners of unused accounts got their notice. */
export async function markInactivityNotified(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx.updateTable('users').set({ inactivity_told_at: now }).where('id', 'in', ids).execute();
}

const personColumns = ['id', 'username', 'email', 'phone', 'role'] as const;

/** The owner of an account: name, address and number. */
export async function findPerson(db: Queryable, id: string): Promise<Person | undefined> {
  return db.selectFrom('users').select(personColumns).where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockPerson(tx: Tx, id: string): Promise<Person | undefined> {
  return tx.selectFrom('users').select(personColumns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Deletes the account and all that cascades from it: sessions, profiles, choices. */
export async function deletePerson(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

/** Those of these addresses that have an account. */
export async function listKnownEmails(db: Queryable, emails: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('users').select('email').where('email', 'in', emails).execute();
  return rows.map(({ email }) => email);
}
