import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { idempotent } from '../../core/idempotency/idempotent.ts';
import { type ContactQuota, loadContactQuota } from './contacts.repository.ts';
import { findOngoingAndLockPeople, openConversationRow } from './conversations.repository.ts';
import { directContext } from './open-conversation.ts';
import { pairOf } from './pair.ts';
import { lockPeople } from './people.repository.ts';
import { authorizeMessage, writeMessage } from './write-message.ts';

interface ContactMessage {
  readonly receiverId: string;
  readonly subject: string;
  readonly content: string;
}

/**
 * Sends a message in the direct conversation of the two people, and opens that conversation where there is
 * none.
 * @throws ApiError `self_message`, `receiver_not_found`, `idempotency_mismatch`, and what `claimStart`
 * refuses.
 */
export async function contactPerson(
  context: AppContext,
  userId: string,
  { receiverId: givenId, subject, content }: ContactMessage,
  key: string | null,
): Promise<Message> {
  const receiverId = givenId.toLowerCase();
  if (receiverId === userId) throw new ApiError(conversationErrors.self_message);
  if (!isUuid(receiverId)) throw new ApiError(conversationErrors.receiver_not_found);
  const request = ['contact', receiverId, subject, content];

  const write = async (tx: Tx) => {
    const { conversationId, correspondence } = await directConversation(context, tx, userId, receiverId);
    return writeMessage(context, tx, correspondence, {
      conversationId,
      subject,
      content,
      attachments: [],
    });
  };
  return idempotent(context, { userId, key, request }, write);
}

/** The direct conversation of sender and receiver: most often it exists and holds messages. */
async function directConversation({ clock }: AppContext, tx: Tx, senderId: string, receiverId: string) {
  const pair = pairOf(senderId, receiverId);
  const ongoing = await findOngoingAndLockPeople(tx, pair, directContext);
  const people = ongoing?.people ?? (await lockPeople(tx, [senderId, receiverId]));
  const isOngoing = ongoing !== undefined;
  const correspondence = await authorizeMessage(tx, { senderId, receiverId, people, isOngoing });
  if (ongoing) return { conversationId: ongoing.id, correspondence };
  const opening = { pair, contextKey: directContext, title: null, now: clock.now() };
  const { id } = await openConversationRow(tx, opening);
  return { conversationId: id, correspondence };
}

/** Only companies have a limit. */
export async function showContactQuota({ db }: AppContext, user: SessionUser): Promise<ContactQuota> {
  return user.role === 'entreprise' ? loadContactQuota(db, user.id) : { count: 0, limit: null };
}
