import { shortestInside } from '@mitoyen/contract/features/conversations/conversation-search.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { containsPattern } from '../../core/lists/folded-text.ts';

/** Trigrams are of three letters: what is shorter is found where a word begins, after one of these. */
const wordStarts = [' ', "'", '-', '(', '/', '"'];

function messageContains(term: string): RawBuilder<boolean> {
  const patterns =
    term.length < shortestInside
      ? wordStarts.map((start) => containsPattern(start + term))
      : [containsPattern(term)];
  return sql<boolean>`(${sql.join(
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
      select own.*, fold_text(concat_ws(E'\\n', own.title, p.username, pk.name)) as names
      from (${conversations}) own
      left join users p on p.id = own.other_id and p.suspended_at is null
      left join companies pk on pk.user_id = p.id)
    select mine.* from mine where ${sql.join(foundBy, sql` and `)}`;
}

/** A message that a search found a conversation by. */
export interface FoundMessage {
  readonly id: string;
  readonly conversation_id: string;
  readonly subject: string | null;
  readonly content: string;
  readonly sender_id: string | null;
  readonly created_at: Date;
}

/** Each is looked for in every message of a page of conversations: what a message holds of the longest tells it apart. */
const weighedTerms = 3;

/** Of each of an account's conversations, by its id, the message that holds most of the terms, the latest of several. */
export async function findFoundMessages(
  db: Queryable,
  userId: string,
  conversationIds: readonly string[],
  terms: readonly string[],
): Promise<ReadonlyMap<string, FoundMessage>> {
  const held = terms
    .toSorted((one, other) => other.length - one.length)
    .slice(0, weighedTerms)
    .map(messageContains);
  const count = sql.join(
    held.map((one) => sql`${one}::int`),
    sql` + `,
  );
  const { rows } = await sql<FoundMessage>`
    select m.id, m.conversation_id, m.subject, m.content, m.sender_id, m.created_at
    from (
      select distinct on (s.conversation_id) s.message_id from message_search s
      where s.conversation_id = any (${conversationIds}::uuid[])
        and s.readers @> array[message_reader(${userId})] and (${sql.join(held, sql` or `)})
      order by s.conversation_id, ${count} desc, s.message_id desc) best
    join messages m on m.id = best.message_id`.execute(db);
  return new Map(rows.map((row) => [row.conversation_id, row]));
}
