import type { Queryable, Tx } from '../../core/db/schema.ts';

/** Closes the open offers whose deadline is before this day. Done twice, it does nothing the second time. */
export async function expireOffers(db: Queryable, today: string, now: Date): Promise<void> {
  await db
    .updateTable('offers')
    .set({ status: 'expired', closed_at: now, updated_at: now })
    .where('status', '=', 'open')
    .where('deleted_at', 'is', null)
    .where('deadline', '<', today)
    .execute();
}

export interface OfferToNotify {
  readonly id: string;
  readonly title: string;
  readonly deadline: string;
  readonly company_id: string;
}

/**
 * Takes the open offers that close between these days and whose company was not told yet, and notes that it is.
 * What another transaction is about to take is left to it.
 */
export async function claimOffersToNotify(
  tx: Tx,
  { from, to, take }: { from: string; to: string; take: number },
): Promise<OfferToNotify[]> {
  return tx
    .with('due', (db) =>
      db
        .selectFrom('offers')
        .select('id')
        .where('status', '=', 'open')
        .where('deleted_at', 'is', null)
        .where('deadline', '>=', from)
        .where('deadline', '<=', to)
        .where((eb) => eb('noticed_deadline', 'is distinct from', eb.ref('deadline')))
        .orderBy('deadline')
        .limit(take)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('offers')
    .from('due')
    .set((eb) => ({ noticed_deadline: eb.ref('offers.deadline') }))
    .whereRef('offers.id', '=', 'due.id')
    .returning(['offers.id', 'offers.title', 'offers.deadline', 'offers.company_id'])
    .execute();
}

/** The account and its name behind each company. */
export async function findCompanyContacts(
  db: Queryable,
  companyIds: readonly string[],
): Promise<Map<string, { userId: string; username: string }>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('companies')
    .innerJoin('users', 'users.id', 'companies.user_id')
    .select(['companies.id', 'users.id as userId', 'users.username'])
    .where('companies.id', 'in', companyIds)
    .execute();
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
}
