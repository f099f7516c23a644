import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../core/lists/folded-text.ts';

/** Trigrams are of three letters: what is shorter is found where a word begins, after one of these. */
const wordStarts = [' ', "'", '-', '(', '/', '"'];
const shortest = 3;

const hasLetters = /[\p{L}\p{N}]/u;

function messageContains(term: string) {
  // signs alone are in no trigram: the index is left to who may read
  if (!hasLetters.test(term)) return sql`(s.words || '') like fold_text(${containsPattern(term)})`;
  const patterns =
    term.length < shortest
      ? wordStarts.map((start) => containsPattern(start + term))
      : [containsPattern(term)];
  return sql`(${sql.join(
    patterns.map((pattern) => sql`s.words like fold_text(${pattern})`),
    sql` or `,
  )})`;
}

/**
 * Of `conversations`, an account's, those in which every term is found: in the other one's name, the title or any message.
 * Messages are looked for in the index where a term is rare, and in each conversation until the first one where it is
 * frequent: the planner knows which, as nothing else stands in that condition.
 */
export function foundConversations(
  userId: string,
  terms: readonly string[],
  conversations: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const foundBy = terms.map(
    (term) => sql`mine.id in (
      select m.id from mine m where exists (
        select from message_search s where s.conversation_id = m.id
          and s.readers @> array[message_reader(${userId})] and ${messageContains(term)})
      union
      select m.id from mine m where m.names like fold_text(${containsPattern(term)}))`,
  );
  return sql`with mine as materialized (
      select own.*, fold_text(concat_ws(E'\n', own.title, p.username, pk.name)) as names
      from (${conversations}) own
      left join users p on p.id = own.other_id and p.suspended_at is null
      left join companies pk on pk.user_id = p.id)
    select mine.* from mine where ${sql.join(foundBy, sql` and `)}`;
}
