import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { todayRoutes } from '@mitoyen/contract/features/today/today.contract.ts';
import { chances } from './constants.ts';
import type { Person } from './people.ts';
import type { Simulation } from './simulation.ts';

/** Reads what waits, and answers some of it; an answer to an answer is left. */
export async function answerMessages(
  simulation: Simulation,
  person: Person,
  { id: userId }: NonNullable<Person['account']>,
): Promise<void> {
  const today = await simulation.call(todayRoutes.get, { by: person });
  if (!today.body?.unreadCount) return;
  const { body } = await simulation.call(conversationRoutes.list, {
    by: person,
    params: { userId },
    query: {},
  });
  for (const conversation of body ?? []) {
    if (conversation.unread === 0) continue;
    const params = { conversationId: conversation.id };
    await simulation.call(conversationRoutes.listMessages, { by: person, params, query: {} });
    await simulation.call(conversationRoutes.markRead, { by: person, params: { id: conversation.id } });
    if (person.role === 'entreprise' || !person.random.chance(chances.messagesAnswered)) continue;
    await simulation.call(conversationRoutes.sendMessage, {
      by: person,
      params,
      body: { senderId: userId, content: 'Merci, parlons-en cette semaine.' },
    });
  }
}
