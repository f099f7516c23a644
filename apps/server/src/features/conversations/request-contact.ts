import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { claimStart } from './claim-start.ts';
import { lockStarts } from './contacts.repository.ts';
import { openConversationRow } from './conversations.repository.ts';
import { directContext } from './open-conversation.ts';
import { pairOf } from './pair.ts';
import { lockPeople } from './people.repository.ts';
import { writeMessage } from './write-message.ts';

interface Pair {
  readonly senderId: string;
  readonly receiverId: string;
}

/**
 * Takes what a first message takes, for one that waits until its receiver lets it come; both accounts are locked.
 * `usesContact`: it is one of a company's contacts. Whether the two wrote to each other before makes no difference: it would
 * tell the sender who that is.
 * @throws ApiError `receiver_not_found`, and what `claimStart` refuses.
 */
export async function claimRequest(
  context: Pick<AppContext, 'config' | 'clock'>,
  tx: Tx,
  { senderId, receiverId }: Pair,
): Promise<{ usesContact: boolean }> {
  const people = await lockPeople(tx, [senderId, receiverId]);
  const sender = people.find(({ id }) => id === senderId);
  const receiver = people.find(({ id }) => id === receiverId);
  if (!sender || !receiver) throw new ApiError(conversationErrors.receiver_not_found);
  await lockStarts(tx, senderId);
  return claimStart(context, tx, { sender, receiver });
}

/** Has the words of a request come as a message, in the one direct conversation of the two. Returns the conversation's id. */
export async function deliverRequest(
  context: AppContext,
  tx: Tx,
  { senderId, receiverId, ...request }: Pair & { subject: string; content: string; usesContact: boolean },
): Promise<string> {
  const { subject, content, usesContact } = request;
  await lockPeople(tx, [senderId, receiverId]);
  const pair = pairOf(senderId, receiverId);
  const now = context.clock.now();
  const { id } = await openConversationRow(tx, { pair, contextKey: directContext, title: null, now });
  const correspondence = { senderId, receiverId, pair, starting: null, granted: { usesContact } };
  await writeMessage(context, tx, correspondence, {
    conversationId: id,
    subject,
    content,
    attachments: [],
  });
  return id;
}
