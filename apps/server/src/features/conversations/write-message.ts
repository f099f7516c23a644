import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import {
  canContactOneMore,
  isContact,
} from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { requireMayWrite } from '../blocks/index.ts';
import { attachFiles } from './attach-files.ts';
import { findAttachments } from './attachments.repository.ts';
import { haveTalked, loadContactQuota, lockContacts } from './contacts.repository.ts';
import { presentMessage } from './conversations.presenter.ts';
import { lockConversation, recordMessage } from './conversations.repository.ts';
import { insertMessage } from './messages.repository.ts';
import { hasApplied } from './offers.repository.ts';
import { type Pair, pairOf } from './pair.ts';
import { lockPeople } from './people.repository.ts';
import { addUnread, recordAnswered } from './reads.repository.ts';

/** Somebody about to write to somebody. */
export interface AuthorizedMessage {
  readonly senderId: string;
  readonly receiverId: string;
  readonly pair: Pair;
  /** The sender's contacts are locked, because this may become one more. */
  readonly mayUseContact: boolean;
}

/**
 * First step of every message. Locks are always taken in this order: the two accounts, the company's contacts,
 * the conversation; so no two writers ever wait for each other. @throws ApiError `receiver_not_found`,
 * `receiver_blocked`, `messages_refused`.
 */
export async function authorizeMessage(
  tx: Tx,
  senderId: string,
  receiverId: string,
): Promise<AuthorizedMessage> {
  const people = await lockPeople(tx, [senderId, receiverId]);
  const sender = people.find(({ id }) => id === senderId);
  const receiver = people.find(({ id }) => id === receiverId);
  if (!sender) throw new ApiError(commonErrors.unauthenticated);
  if (!receiver) throw new ApiError(conversationErrors.receiver_not_found);
  await requireMayWrite(tx, senderId, receiverId);
  const pair = pairOf(senderId, receiverId);
  const mayUseContact =
    isContact(sender.role, receiver.role) && !(await isAnswer(tx, { senderId, receiverId, pair }));
  if (mayUseContact) await lockContacts(tx, senderId);
  return { senderId, receiverId, pair, mayUseContact };
}

/** What is written; `attachments` are the addresses of files that the sender uploaded. */
interface MessageToWrite {
  readonly conversationId: string;
  readonly subject: string | null;
  readonly content: string;
  readonly attachments: readonly string[];
}

/** Writes a message in a conversation of the two. @throws ApiError `contact_limit_reached`, `file_unknown`. */
export async function writeMessage(
  context: AppContext,
  tx: Tx,
  correspondence: AuthorizedMessage,
  { conversationId, attachments, ...text }: MessageToWrite,
): Promise<Message> {
  const { clock, events } = context;
  const { senderId, receiverId } = correspondence;
  const conversation = await lockConversation(tx, conversationId);
  const usesContact = await claimContact(tx, correspondence);
  // later than the one before, whatever the clocks of the servers say
  const at = new Date(Math.max(clock.now().getTime(), conversation.last_activity_at.getTime() + 1));
  const message = await insertMessage(tx, {
    id: newId(),
    conversation_id: conversationId,
    sender_id: senderId,
    ...text,
    attachment_count: attachments.length,
    created_at: at,
  });
  await attachFiles(context, tx, { messageId: message.id, userId: senderId, urls: attachments });
  await recordMessage(tx, conversationId, {
    messageId: message.id,
    at,
    title: text.subject,
    contactCompanyUserId: usesContact ? senderId : null,
  });
  await addUnread(tx, conversationId, receiverId, at);
  await recordAnswered(tx, conversationId, senderId);
  const data = { conversationId, messageId: message.id };
  // to the sender too: the same person may look from another tab
  await events.publish(
    tx,
    { userId: receiverId, type: 'message', data },
    { userId: senderId, type: 'message', data },
  );
  const sent = await findAttachments(tx, [message]);
  return presentMessage(message, conversation, sent.get(message.id) ?? []);
}

/** Whether a company goes on with somebody: either wrote before, or the other applied to an offer of the company. */
async function isAnswer(
  tx: Tx,
  { senderId, receiverId, pair }: Omit<AuthorizedMessage, 'mayUseContact'>,
): Promise<boolean> {
  const applied = { companyUserId: senderId, freelanceUserId: receiverId };
  return (await haveTalked(tx, pair)) || (await hasApplied(tx, applied));
}

/** Whether this message is a company's first to a professional who never wrote to it. */
async function claimContact(tx: Tx, correspondence: AuthorizedMessage): Promise<boolean> {
  // asked again now that everything is locked: either may have written meanwhile
  if (!correspondence.mayUseContact || (await isAnswer(tx, correspondence))) return false;
  const { senderId } = correspondence;
  const { count, limit } = await loadContactQuota(tx, senderId);
  if (!canContactOneMore(count, limit)) throw new ApiError(conversationErrors.contact_limit_reached);
  return true;
}
