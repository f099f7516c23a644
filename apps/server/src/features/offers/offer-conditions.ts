import type { OfferFilters } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../core/search/contains-pattern.ts';
import type { TermWords } from '../../core/search/term-words.ts';

type Condition = RawBuilder<boolean>;

/** Who searches: the signed-out find by title and place alone, which is all they are told of an offer. */
export type Audience = 'members' | 'everyone';

const searched = {
  members: { words: sql.ref('words'), text: sql.ref('search_text') },
  everyone: { words: sql.ref('public_words'), text: sql.ref('public_text') },
} as const;

function termCondition(audience: Audience, { term, words }: TermWords): Condition {
  const columns = searched[audience];
  return words === null
    ? sql<boolean>`${columns.text} like fold_text(${containsPattern(term)})`
    : sql<boolean>`${columns.words} && ${words}::text[]`;
}

/** What an offer must fulfil, as SQL over `offers`. The first two conditions are those of the list's indexes. */
export function offerConditions(
  filters: OfferFilters,
  { terms, audience, today }: { terms: readonly TermWords[]; audience: Audience; today: string },
): Condition {
  const conditions = [
    sql<boolean>`status = 'open' and deleted_at is null and deadline >= ${today}::date`,
    ...terms.map((term) => termCondition(audience, term)),
  ];
  if (filters.location !== '') {
    conditions.push(sql<boolean>`location_folded like fold_text(${containsPattern(filters.location)})`);
  }
  if (filters.remote !== '') {
    const isRemote = filters.remote === '1' || filters.remote === 'true';
    conditions.push(sql<boolean>`is_remote = ${isRemote}`);
  }
  return sql.join(conditions, sql` and `);
}
