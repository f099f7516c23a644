import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import { maxSubjectLength } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { requireMayWrite } from '../blocks/index.ts';
import { canKnow } from '../visibility/index.ts';
import { openConversationRow } from './conversations.repository.ts';
import { findDiscussedOffer } from './offers.repository.ts';
import { pairOf } from './pair.ts';
import { lockPeople } from './people.repository.ts';
import { recordOpened } from './reads.repository.ts';

/** The context of two people who write to each other about no offer. */
export const directContext = 'direct';

interface Opening {
  readonly otherId: string;
  readonly jobId: string | null;
  /** A conversation about an offer has the offer's title instead. */
  readonly title: string | null;
}

/**
 * Opens a conversation with a person, or finds the existing one. An empty one does not count as a contact.
 * @throws ApiError `self_message`, `receiver_not_found`, `receiver_blocked`, `messages_refused`,
 * `offer_not_found`, 403 for an offer of neither of the two.
 */
export async function openConversation(
  { db, clock, events }: AppContext,
  userId: string,
  { otherId, jobId, title }: Opening,
): Promise<{ id: string; isNew: boolean }> {
  if (otherId === userId) throw new ApiError(conversationErrors.self_message);
  if (!isUuid(otherId)) throw new ApiError(conversationErrors.receiver_not_found);

  return db.transaction().execute(async (tx) => {
    const people = await lockPeople(tx, [userId, otherId]);
    if (!people.some(({ id }) => id === otherId)) throw new ApiError(conversationErrors.receiver_not_found);
    if (!(await canKnow(tx, userId, otherId))) throw new ApiError(conversationErrors.receiver_not_found);
    await requireMayWrite(tx, userId, otherId);
    const about = await findContext(tx, jobId, [userId, otherId]);
    const opened = await openConversationRow(tx, {
      pair: pairOf(userId, otherId),
      contextKey: about?.id ?? directContext,
      title: about?.title.slice(0, maxSubjectLength) ?? title,
      now: clock.now(),
    });
    await recordOpened(tx, opened.id, userId);
    // only to the opener: the other person does not see the conversation until it holds a message
    if (opened.isNew)
      await events.publish(tx, { userId, type: 'conversation', data: { conversationId: opened.id } });
    return opened;
  });
}

/** The offer that a conversation is about: one of the two people is its company. */
async function findContext(tx: Tx, jobId: string | null, people: readonly string[]) {
  if (jobId === null) return null;
  const offer = isUuid(jobId) ? await findDiscussedOffer(tx, jobId) : undefined;
  if (!offer) throw new ApiError(offerErrors.offer_not_found);
  if (!people.includes(offer.companyUserId)) throw new ApiError(commonErrors.forbidden);
  return offer;
}
