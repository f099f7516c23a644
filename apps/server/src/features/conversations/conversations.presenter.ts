import {
  conversationTitle,
  deletedUserName,
} from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import type {
  Conversation,
  Message,
} from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { isMissionOver } from '@mitoyen/contract/features/missions/missions.rules.ts';
import type { Attachment } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { writeInstant } from '../../core/clock/write-instant.ts';
import { fileUrlOrNull } from '../uploads/index.ts';
import type { ListedConversation } from './conversation-list.repository.ts';
import type { FoundMessage } from './conversation-search.repository.ts';
import type { ConversationRow } from './conversations.repository.ts';
import { foundExcerpt } from './found-excerpt.ts';
import type { MessageRow } from './messages.repository.ts';

type People = Pick<ConversationRow, 'user_low_id' | 'user_high_id'>;

/** The other one of two people; null when that account is gone. Whose account is gone wrote to the one who stays. */
export function otherOf({ user_low_id, user_high_id }: People, userId: string | null): string | null {
  if (userId === null) return user_low_id ?? user_high_id;
  return user_low_id === userId ? user_high_id : user_low_id;
}

/** A message as the two people of its conversation see it. */
export function presentMessage(row: MessageRow, people: People, attachments: Attachment[]): Message {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    senderId: row.sender_id,
    receiverId: otherOf(people, row.sender_id),
    subject: row.subject,
    content: row.content,
    attachments,
    createdAt: writeInstant(row.created_at),
  };
}

/** A conversation in the list of one of its two people, on that day in Paris. */
export function presentConversation(row: ListedConversation, today: string): Conversation {
  return {
    id: row.id,
    other_user_id: row.other_id,
    other_username: row.other_username ?? deletedUserName,
    other_role: row.other_role,
    other_profile_id: row.other_profile_id,
    other_company: row.other_company_name,
    other_avatar: fileUrlOrNull(row.avatar_file_id),
    title: row.title ?? conversationTitle(row.other_role),
    lastMessage:
      row.last_content === null || row.last_created_at === null
        ? null
        : {
            content: row.last_content,
            attachments: row.last_attachment_count ?? 0,
            senderId: row.last_sender_id,
            createdAt: writeInstant(row.last_created_at),
          },
    unread: row.unread_count,
    otherReadAt: row.other_read_at && writeInstant(row.other_read_at),
    other_is_blocked: row.is_blocked,
    isArchived: row.is_archived,
    mission: presentListedMission(row, today),
    hasMeetings: row.has_meetings,
  };
}

/** The message that a search found a conversation by. */
export function presentFoundMessage(
  message: FoundMessage,
  terms: readonly string[],
): NonNullable<Conversation['found']> {
  return {
    messageId: message.id,
    excerpt: foundExcerpt(message, terms),
    senderId: message.sender_id,
    createdAt: writeInstant(message.created_at),
  };
}

function presentListedMission(row: ListedConversation, today: string): Conversation['mission'] {
  const { mission_from: from, mission_to: to, mission_phases: phases, mission_proposed_at: proposedAt } = row;
  if (from === null || to === null || phases === null || proposedAt === null) return null;
  return {
    from,
    to,
    phases,
    proposedBy: row.mission_is_mine ? 'me' : 'other',
    proposedAt: writeInstant(proposedAt),
    agreedAt: row.mission_agreed_at && writeInstant(row.mission_agreed_at),
    isOver: isMissionOver({ to }, today),
  };
}
