import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { openConversationRow } from './conversations.repository.ts';
import { pairOf } from './pair.ts';
import { lockPeople } from './people.repository.ts';
import { noteOpened } from './reads.repository.ts';

/** The context of two people who write to each other about no offer. */
export const directContext = 'direct';

interface Opening {
  readonly otherId: string;
  readonly jobId: string | null;
  readonly title: string | null;
}

/**
 * Opens a conversation with somebody, or finds the one there is. An empty one is no contact.
 * @throws ApiError `self_message`, `receiver_not_found`, 404 for an unknown offer.
 */
export async function openConversation(
  { db, clock }: AppContext,
  userId: string,
  { otherId, jobId, title }: Opening,
): Promise<{ id: string; isNew: boolean }> {
  if (otherId === userId) throw new ApiError(conversationErrors.self_message);
  // no offer exists yet that a conversation could be about
  if (jobId !== null) throw new ApiError(commonErrors.not_found);
  if (!isUuid(otherId)) throw new ApiError(conversationErrors.receiver_not_found);

  return db.transaction().execute(async (tx) => {
    const people = await lockPeople(tx, [userId, otherId]);
    if (!people.some(({ id }) => id === otherId)) throw new ApiError(conversationErrors.receiver_not_found);
    const opened = await openConversationRow(tx, {
      pair: pairOf(userId, otherId),
      contextKey: directContext,
      title,
      now: clock.now(),
    });
    await noteOpened(tx, opened.id, userId);
    return opened;
  });
}
