import type { Meeting } from '@mitoyen/contract/features/meetings/meetings.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { requireConversation } from '../conversations/index.ts';
import { presentMeeting } from './meetings.presenter.ts';
import { listOpenMeetings } from './meetings.repository.ts';

/** The meetings of a conversation of one's own, proposed or to come. @throws ApiError `conversation_not_found`. */
export async function listMeetings(
  { db, clock }: AppContext,
  userId: string,
  id: string,
): Promise<Meeting[]> {
  const conversation = await requireConversation(db, id, userId);
  const rows = await listOpenMeetings(db, conversation.id, clock.now());
  return rows.map((row) => presentMeeting(row, userId));
}
