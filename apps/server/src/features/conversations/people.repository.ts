import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { Tx } from '../../core/db/schema.ts';

export interface Person {
  readonly id: string;
  readonly role: Role | null;
  readonly isEmailConfirmed: boolean;
}

export const personColumns = [
  'users.id as personId',
  'users.role as personRole',
  'users.email_confirmed_at as confirmedAt',
] as const;

type PersonRow = { personId: string; personRole: Role | null; confirmedAt: Date | null };

export function asPerson({ personId, personRole, confirmedAt }: PersonRow): Person {
  return { id: personId, role: personRole, isEmailConfirmed: confirmedAt !== null };
}

/** Two people, kept from being deleted until the transaction ends. In the order of their ids, against deadlocks. */
export async function lockPeople(tx: Tx, ids: readonly [string, string]): Promise<Person[]> {
  const rows = await tx
    .selectFrom('users')
    .select(personColumns)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(asPerson);
}
