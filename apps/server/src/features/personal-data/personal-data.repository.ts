import type { Queryable, Tx } from '../../core/db/schema.ts';
import type { Person } from '../../core/personal-data/personal-data.ts';

const personColumns = ['id', 'username', 'email', 'phone', 'role'] as const;

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
