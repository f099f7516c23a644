import { prepared } from '../../core/db/prepared-statements.ts';
import type { Queryable, Row, Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { type BlocksBetween, blocksBetween } from '../blocks/index.ts';
import type { Pair } from './pair.ts';
import { asPerson, type Person, personColumns } from './people.repository.ts';

export type ConversationRow = Row<'conversations'>;

/** A conversation that this account is one of the two people of. */
export async function findConversation(
  db: Queryable,
  id: string,
  userId: string,
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .modifyFront(prepared)
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('user_low_id', '=', userId), eb('user_high_id', '=', userId)]))
    .executeTakeFirst();
}

/**
 * The same, with its people locked against deletion until the transaction ends: in the order of their ids,
 * against deadlocks. A person without an account any more is left out.
 */
export async function findConversationAndLockPeople(
  tx: Tx,
  id: string,
  userId: string,
): Promise<{ conversation: ConversationRow; people: Person[] } | undefined> {
  const rows = await withPeopleLocked(tx)
    .where('conversations.id', '=', id)
    .where((eb) => eb.or([eb('user_low_id', '=', userId), eb('user_high_id', '=', userId)]))
    .execute();
  const [conversation] = rows;
  return conversation && { conversation, people: rows.map(asPerson) };
}

/** The conversation of two people in a context, if one of them has written in it; and both, locked in the same way. */
export async function findOngoingAndLockPeople(
  tx: Tx,
  pair: Pair,
  contextKey: string,
): Promise<{ id: string; people: Person[] } | undefined> {
  const rows = await withPeopleLocked(tx)
    .where('user_low_id', '=', pair.low)
    .where('user_high_id', '=', pair.high)
    .where('context_key', '=', contextKey)
    .where('last_message_id', 'is not', null)
    .execute();
  const [conversation] = rows;
  return conversation && { id: conversation.id, people: rows.map(asPerson) };
}

function withPeopleLocked(tx: Tx) {
  return tx
    .selectFrom('conversations')
    .innerJoin('users', (join) =>
      join.on((eb) =>
        eb.or([eb('users.id', '=', eb.ref('user_low_id')), eb('users.id', '=', eb.ref('user_high_id'))]),
      ),
    )
    .modifyFront(prepared)
    .selectAll('conversations')
    .select(personColumns)
    .orderBy('users.id')
    .forKeyShare('users');
}

interface Opening {
  readonly pair: Pair;
  readonly contextKey: string;
  readonly title: string | null;
  readonly now: Date;
}

/** The conversation of two people in a context: a new one unless it exists, even when opened many times at once. */
export async function openConversationRow(
  tx: Tx,
  { pair, contextKey, title, now }: Opening,
): Promise<{ id: string; isNew: boolean }> {
  const opened = await tx
    .insertInto('conversations')
    .values({
      id: newId(),
      user_low_id: pair.low,
      user_high_id: pair.high,
      context_key: contextKey,
      title,
      last_activity_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_low_id', 'user_high_id', 'context_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (opened) return { id: opened.id, isNew: true };
  const known = await tx
    .selectFrom('conversations')
    .select('id')
    .where('user_low_id', '=', pair.low)
    .where('user_high_id', '=', pair.high)
    .where('context_key', '=', contextKey)
    .executeTakeFirstOrThrow();
  return { id: known.id, isNew: false };
}

/** The conversation, in which nobody else writes until the transaction ends, and whether one may write to the other. */
export async function lockConversation(
  tx: Tx,
  id: string,
  { senderId, receiverId }: { senderId: string; receiverId: string },
): Promise<ConversationRow & BlocksBetween> {
  return tx
    .selectFrom('conversations')
    .selectAll()
    .select(blocksBetween(senderId, receiverId))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
