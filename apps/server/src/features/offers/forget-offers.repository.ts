import { sql } from 'kysely';
import type { Tx } from '../../core/db/schema.ts';

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

/** Deletes every offer of a company, with the words that no other offer uses and those that name the person. */
export async function deleteOffersOf(tx: Tx, companyId: string, traces: string): Promise<void> {
  const { rows } = await sql<{ word: string }>`
    select distinct word from offers, unnest(offer_words_in(fold_text(concat_ws(' ', title, location, company_name,
      array_to_string(requirements, ' '), description)))) as word
    where company_id = ${companyId}`.execute(tx);
  await tx.deleteFrom('offers').where('company_id', '=', companyId).execute();
  const words = rows.map(({ word }) => word);
  await sql`delete from offer_words where word ~* ${traces} or (word = any(${words}::text[])
    and not exists (select from listed_offers where word_ids @> array[offer_words.id]))`.execute(tx);
}
