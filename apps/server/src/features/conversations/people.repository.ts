import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { Tx } from '../../core/db/schema.ts';

export interface Person {
  readonly id: string;
  readonly role: Role | null;
}

/** Two people, kept from being deleted until the transaction ends. In the order of their ids, against deadlocks. */
export async function lockPeople(tx: Tx, ids: readonly [string, string]): Promise<Person[]> {
  return tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
}
