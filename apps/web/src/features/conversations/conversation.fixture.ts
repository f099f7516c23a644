import type {
  Conversation,
  Message,
} from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { camille } from '../../core/session/session.fixture.ts';

const me = camille.user.id;
export const otherId = 'user-awa';
const conversationId = 'conversation-1';

/** A message of Awa's to Camille. */
export function message(over: Partial<Message> = {}): Message {
  return {
    id: `message-${over.content ?? 'one'}`,
    conversationId,
    senderId: otherId,
    receiverId: me,
    subject: null,
    content: 'Bonjour !',
    attachments: [],
    createdAt: '2026-03-09T10:00:00.000Z',
    ...over,
  };
}

/** Camille's conversation with Awa, of a company. */
export function conversation(over: Partial<Conversation> = {}): Conversation {
  return {
    id: conversationId,
    other_user_id: otherId,
    other_username: 'Awa Ndiaye',
    other_role: 'entreprise',
    other_profile_id: 'company-awa',
    other_company: 'Atelier Canopée',
    other_avatar: null,
    title: 'Surélévation',
    lastMessage: {
      content: 'Bonjour !',
      attachments: 0,
      senderId: otherId,
      createdAt: '2026-03-09T10:00:00.000Z',
    },
    unread: 0,
    otherReadAt: null,
    other_is_blocked: false,
    isArchived: false,
    mission: null,
    hasMeetings: false,
    ...over,
  };
}
