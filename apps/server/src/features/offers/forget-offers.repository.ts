import { sql } from 'kysely';
import type { Tx } from '../../core/context/app-context.ts';

/** The account's company, in which nobody writes until the transaction ends: the first lock, as everywhere. */
export async function lockCompanyOf(tx: Tx, userId: string): Promise<{ id: string } | undefined> {
  return tx.selectFrom('companies').select('id').where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

/** A company's offers, which nobody applies to any more until the transaction ends. */
export async function lockOffersOf(tx: Tx, companyId: string): Promise<{ id: string; title: string }[]> {
  return tx
    .selectFrom('offers')
    .select(['id', 'title'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Deletes every offer of a company, with the words that no other offer uses. */
export async function deleteOffersOf(tx: Tx, companyId: string): Promise<void> {
  const gone = await tx.deleteFrom('offers').where('company_id', '=', companyId).returning('words').execute();
  const words = [...new Set(gone.flatMap((offer) => offer.words))];
  if (words.length === 0) return;
  await sql`delete from offer_words where word = any(${words}::text[]) and word not in (
    select used from offers, unnest(offers.words) as used where offers.words && ${words}::text[])`.execute(
    tx,
  );
}
