import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { Tx } from '../../core/db/schema.ts';

export interface Person {
  readonly id: string;
  readonly role: Role | null;
  readonly isEmailConfirmed: boolean;
}

/** Two people, kept from being deleted until the transaction ends. In the order of their ids, against deadlocks. */
export async function lockPeople(tx: Tx, ids: readonly [string, string]): Promise<Person[]> {
  return tx
    .selectFrom('users')
    .select((eb) => [
      'id',
      'role',
      eb('email_confirmed_at', 'is not', null).$castTo<boolean>().as('isEmailConfirmed'),
    ])
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
}
