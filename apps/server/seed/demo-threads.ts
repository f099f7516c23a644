import type { NewRow } from '../src/core/db/schema.ts';
import { newId } from '../src/core/ids/new-id.ts';
import { pairOf } from '../src/features/conversations/pair.ts';
import type { DemoConversation } from './content/conversations.ts';
import type { DemoRows } from './demo-rows.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** The same day between 7 and 17 o'clock UTC, earlier and later as they were: nobody here writes at night. */
function inWorkingHours(instantMs: number): number {
  const sinceMidnightMs = instantMs % (24 * hourMs);
  return instantMs - sinceMidnightMs + 7 * hourMs + (sinceMidnightMs * 10) / 24;
}

export interface ThreadRows {
  readonly conversations: NewRow<'conversations'>[];
  readonly messages: NewRow<'messages'>[];
  readonly reads: NewRow<'conversation_reads'>[];
}

/** The rows of the demonstration's threads, between accounts whose rows are made already. */
export function createThreadRows(
  threads: readonly DemoConversation[],
  people: DemoRows,
  now: Date,
): ThreadRows {
  const rows: ThreadRows = { conversations: [], messages: [], reads: [] };
  for (const thread of threads) {
    const { kind, rank } = thread.professional;
    const companyId = people.companies[thread.company]?.user_id;
    const professionalId = (kind === 'freelance' ? people.freelances : people.jobseekers)[rank]?.user_id;
    if (!companyId || !professionalId) throw new RangeError(`nobody to talk about ${thread.subject}`);
    addThread(rows, thread, { companyId, professionalId, now });
  }
  return rows;
}

interface Parties {
  readonly companyId: string;
  readonly professionalId: string;
  readonly now: Date;
}

function addThread(
  rows: ThreadRows,
  thread: DemoConversation,
  { companyId, professionalId, now }: Parties,
): void {
  const conversationId = newId();
  const start = now.getTime() - thread.startedDaysAgo * 24 * hourMs;
  // the whole exchange ends well before now, however many messages it has
  const step = (thread.startedDaysAgo * 24 * hourMs) / (thread.messages.length + 1);
  const messages = thread.messages.map(({ from, text }, index) => ({
    id: newId(),
    conversation_id: conversationId,
    sender_id: from === 'company' ? companyId : professionalId,
    subject: index === 0 ? thread.subject : null,
    content: text,
    created_at: new Date(
      // in order and past, though the day's working hours may not have come yet
      Math.min(
        inWorkingHours(start + index * step),
        now.getTime() - (thread.messages.length - index) * minuteMs,
      ),
    ),
  }));
  const last = messages.at(-1);
  if (!last) throw new RangeError(`nothing is said about ${thread.subject}`);
  const { low, high } = pairOf(companyId, professionalId);
  rows.conversations.push({
    id: conversationId,
    user_low_id: low,
    user_high_id: high,
    title: thread.subject,
    contact_company_user_id: thread.messages[0]?.from === 'company' ? companyId : null,
    message_count: messages.length,
    last_message_id: last.id,
    last_activity_at: last.created_at,
  });
  rows.messages.push(...messages);
  for (const userId of [companyId, professionalId]) {
    const isUnread = thread.isLastUnread && userId !== last.sender_id;
    const read_at = isUnread ? null : last.created_at;
    rows.reads.push({
      conversation_id: conversationId,
      user_id: userId,
      unread_count: isUnread ? 1 : 0,
      read_at,
    });
  }
}
