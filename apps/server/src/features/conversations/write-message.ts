import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { refuseBlocked, requireMayWrite } from '../blocks/index.ts';
import { queuePush } from '../push/index.ts';
import { canKnow } from '../visibility/index.ts';
import { attachFiles } from './attach-files.ts';
import { findAttachments } from './attachments.repository.ts';
import { claimStart } from './claim-start.ts';
import { haveTalked, lockStarts } from './contacts.repository.ts';
import { presentMessage } from './conversations.presenter.ts';
import { lockConversation } from './conversations.repository.ts';
import { keepMessage } from './messages.repository.ts';
import { hasApplied } from './offers.repository.ts';
import { type Pair, pairOf } from './pair.ts';
import type { Person } from './people.repository.ts';

/** The sender and receiver of a message that may be written. */
export interface AuthorizedMessage {
  readonly senderId: string;
  readonly receiverId: string;
  readonly pair: Pair;
  /** Both, while the sender's starts are locked because this may become one more; null when it cannot. */
  readonly starting: { readonly sender: Person; readonly receiver: Person } | null;
  /** What starting the conversation took was taken before: the sender asked to be answered. */
  readonly granted?: { readonly usesContact: boolean };
}

/** Sender and receiver, both locked by `lockPeople`, or one of them when the other has no account. */
interface Attempt {
  readonly senderId: string;
  readonly receiverId: string;
  readonly people: readonly Person[];
  /** Known to be in a conversation that holds messages. */
  readonly isOngoing: boolean;
}

/**
 * First step of every message, once the two accounts are locked. Locks are always taken in this order: the two accounts,
 * what the sender started, the conversation; so no two writers ever wait for each other.
 * @throws ApiError `receiver_not_found`, `receiver_blocked`, `messages_refused`.
 */
export async function authorizeMessage(
  tx: Tx,
  { senderId, receiverId, people, isOngoing }: Attempt,
): Promise<AuthorizedMessage> {
  const sender = people.find(({ id }) => id === senderId);
  const receiver = people.find(({ id }) => id === receiverId);
  if (!sender) throw new ApiError(commonErrors.unauthenticated);
  if (!receiver) throw new ApiError(conversationErrors.receiver_not_found);
  const pair = pairOf(senderId, receiverId);
  // whether one may write to the other is asked as the conversation is locked
  if (isOngoing) return { senderId, receiverId, pair, starting: null };
  if (!(await canKnow(tx, senderId, receiverId))) throw new ApiError(conversationErrors.receiver_not_found);
  await requireMayWrite(tx, senderId, receiverId);
  if (await isAnswer(tx, { senderId, receiverId, pair }))
    return { senderId, receiverId, pair, starting: null };
  await lockStarts(tx, senderId);
  return { senderId, receiverId, pair, starting: { sender, receiver } };
}

/** What is written; `attachments` are the addresses of files that the sender uploaded. */
interface MessageToWrite {
  readonly conversationId: string;
  readonly subject: string | null;
  readonly content: string;
  readonly attachments: readonly string[];
}

/**
 * Writes a message in a conversation of the two.
 * @throws ApiError `receiver_blocked`, `messages_refused`, `file_unknown`, and what refuses a first message: `claimStart`.
 */
export async function writeMessage(
  context: AppContext,
  tx: Tx,
  correspondence: AuthorizedMessage,
  { conversationId, attachments, ...text }: MessageToWrite,
): Promise<Message> {
  const { clock, events } = context;
  const { senderId, receiverId } = correspondence;
  const conversation = await lockConversation(tx, conversationId, correspondence);
  refuseBlocked(conversation);
  const start = await claimStartOf(context, tx, correspondence);
  // later than the one before, whatever the clocks of the servers say
  const at = new Date(Math.max(clock.now().getTime(), conversation.last_activity_at.getTime() + 1));
  const id = newId();
  const data = { conversationId, messageId: id };
  const message = await keepMessage(tx, {
    message: {
      id,
      conversation_id: conversationId,
      sender_id: senderId,
      ...text,
      attachment_count: attachments.length,
      created_at: at,
    },
    receiverId,
    startedByUserId: start ? senderId : null,
    contactCompanyUserId: start?.usesContact ? senderId : null,
  });
  await attachFiles(context, tx, { messageId: message.id, userId: senderId, urls: attachments });
  // to the sender too: the same person may look from another tab
  await events.publish(
    tx,
    { userId: receiverId, type: 'message', data },
    { userId: senderId, type: 'message', data },
  );
  const subject = { type: 'conversation', id: conversationId } as const;
  await queuePush(context, tx, { userId: receiverId, kind: 'messages', subject });
  const sent = await findAttachments(tx, [message]);
  return presentMessage(message, conversation, sent.get(message.id) ?? []);
}

/**
 * Whether a message answers: either of the two wrote before, or the receiver applied to an offer of the
 * sender.
 */
async function isAnswer(
  tx: Tx,
  { senderId, receiverId, pair }: Pick<AuthorizedMessage, 'senderId' | 'receiverId' | 'pair'>,
): Promise<boolean> {
  const applied = { companyUserId: senderId, applicantUserId: receiverId };
  return (await haveTalked(tx, pair)) || (await hasApplied(tx, applied));
}

/** What starting a conversation takes, if this message does. */
async function claimStartOf(context: AppContext, tx: Tx, correspondence: AuthorizedMessage) {
  if (correspondence.granted) return correspondence.granted;
  // asked again now that everything is locked: either may have written meanwhile
  if (!correspondence.starting || (await isAnswer(tx, correspondence))) return null;
  return claimStart(context, tx, correspondence.starting);
}
