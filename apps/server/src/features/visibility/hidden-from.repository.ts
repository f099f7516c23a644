import type { HiddenCompany } from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../core/db/schema.ts';

/** The firms that an account hides from, by name. */
export async function listHiddenFrom(db: Queryable, userId: string): Promise<HiddenCompany[]> {
  return db
    .selectFrom('hidden_from')
    .select(['siren', 'name'])
    .where('user_id', '=', userId)
    .orderBy(sql`fold_text(name)`)
    .orderBy('siren')
    .execute();
}

/** Replaces the firms that an account hides from. */
export async function replaceHiddenFrom(
  tx: Tx,
  userId: string,
  companies: readonly HiddenCompany[],
): Promise<void> {
  const sirens = companies.map(({ siren }) => siren);
  await tx
    .deleteFrom('hidden_from')
    .where('user_id', '=', userId)
    .where(sql<boolean>`not siren = any(${sirens}::text[])`)
    .execute();
  await addHiddenFrom(tx, userId, companies);
}

/** Adds firms; those that are there keep their name. */
export async function addHiddenFrom(
  tx: Tx,
  userId: string,
  companies: readonly HiddenCompany[],
): Promise<void> {
  if (companies.length === 0) return;
  await tx
    .insertInto('hidden_from')
    .values(companies.map(({ siren, name }) => ({ user_id: userId, siren, name })))
    .onConflict((conflict) => conflict.columns(['user_id', 'siren']).doNothing())
    .execute();
}
