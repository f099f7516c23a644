import { type RawBuilder, sql } from 'kysely';
import { plannedAnew } from '../../core/db/statement-names.ts';
import { containsPattern } from '../../core/search/contains-pattern.ts';
import type { TermWords } from '../../core/search/term-words.ts';
import type { OfferCriteria } from './offer-criteria.ts';

type Condition = RawBuilder<boolean>;

/** Who searches: the signed-out find by title and place alone, which is all they are told of an offer. */
export type Audience = 'members' | 'everyone';

/** What for: a page is found walking the list, which offer after offer fits; a count takes all that fit by the index. */
export type Purpose = 'page' | 'count';

const searched = { members: sql.ref('word_ids'), everyone: sql.ref('public_word_ids') } as const;

function termCondition(
  column: RawBuilder<unknown>,
  purpose: Purpose,
  { term, words }: TermWords<number>,
): Condition {
  if (words !== null) return sql<boolean>`${column} && ${words}::integer[]`;
  const found = sql`array(select id from offer_words where word like fold_text(${containsPattern(term)}))`;
  return purpose === 'count'
    ? sql<boolean>`${column} && ${found}`
    : sql<boolean>`exists (select from unnest(${column}) as word_id where word_id = any(${found}))`;
}

/** What an offer must fulfil, as SQL over `listed_offers`. */
export function offerConditions(
  { location, isRemote }: OfferCriteria,
  {
    terms,
    audience,
    today,
    purpose,
  }: { terms: readonly TermWords<number>[]; audience: Audience; today: string; purpose: Purpose },
): Condition {
  const conditions = [
    sql<boolean>`deadline >= ${today}::date`,
    ...terms.map((term) => termCondition(searched[audience], purpose, term)),
  ];
  if (location !== null) {
    conditions.push(sql<boolean>`location_folded like fold_text(${containsPattern(location)})`);
  }
  if (isRemote !== null) conditions.push(sql<boolean>`is_remote = ${isRemote}`);
  const all = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  return conditions.length === 1 ? all : sql<boolean>`${plannedAnew} ${all}`;
}
