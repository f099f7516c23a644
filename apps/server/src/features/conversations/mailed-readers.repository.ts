import type { Queryable } from '../../core/db/schema.ts';

/** One of the two people of a conversation, who may have got a mail that a message waits. */
export interface MailedReader {
  readonly userId: string;
  readonly email: string;
  readonly username: string;
  readonly confirmedAt: Date | null;
  readonly suspendedAt: Date | null;
  /** Since when the message had waited that the last mail was about; null without one. */
  readonly mailedFor: Date | null;
}

/** The people of a conversation, those without an account left out. */
export async function listMailedReaders(db: Queryable, conversationId: string): Promise<MailedReader[]> {
  return db
    .selectFrom('conversations')
    .innerJoin('users', (join) =>
      join.on((eb) =>
        eb.or([eb('users.id', '=', eb.ref('user_low_id')), eb('users.id', '=', eb.ref('user_high_id'))]),
      ),
    )
    .leftJoin('conversation_reads as r', (join) =>
      join.onRef('r.conversation_id', '=', 'conversations.id').onRef('r.user_id', '=', 'users.id'),
    )
    .select([
      'users.id as userId',
      'users.email',
      'users.username',
      'users.email_confirmed_at as confirmedAt',
      'users.suspended_at as suspendedAt',
      'r.mailed_for as mailedFor',
    ])
    .where('conversations.id', '=', conversationId)
    .execute();
}
