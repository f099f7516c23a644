import type { Role } from '@mitoyen/contract/core/roles.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { deletedUserName } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import type {
  Conversation,
  Message,
} from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';
import { conversationQuery } from '../conversations.queries.ts';
import { conversationTexts as texts } from '../conversations.texts.ts';
import { profilePath } from '../profile-path.ts';

/** The other person of the conversation, and its subject. */
export interface OtherParty {
  /** Null once the account is gone. */
  readonly userId: string | null;
  readonly name: string;
  readonly role: Role | null;
  readonly company: string | null;
  readonly avatar: string | null;
  readonly profilePath: string | null;
  readonly title: string;
  /** How much of what they wrote one has not read; undefined while a newer answer is awaited. */
  readonly unread: number | undefined;
  /** When they last read; null: never. */
  readonly readAt: string | null;
  /** The account was deleted: messages stay, nobody can answer. */
  readonly isGone: boolean;
  /** One has blocked this person. */
  readonly isBlocked: boolean;
  /** What the two agree on; undefined while that is not known. */
  readonly mission?: Conversation['mission'];
  readonly hasMeetings?: boolean;
  /** One has put the conversation aside. */
  readonly isArchived?: boolean;
}

function fromConversation(conversation: Conversation): OtherParty {
  const { other_user_id: userId, other_role: role, other_profile_id } = conversation;
  return {
    userId,
    name: conversation.other_username,
    role,
    company: conversation.other_company,
    avatar: conversation.other_avatar,
    profilePath: profilePath(role, other_profile_id),
    title: conversation.title,
    unread: conversation.unread,
    readAt: conversation.otherReadAt,
    isGone: userId === null,
    isBlocked: conversation.other_is_blocked,
    mission: conversation.mission,
    hasMeetings: conversation.hasMeetings,
    isArchived: conversation.isArchived,
  };
}

/**
 * The other party of a conversation: as the list of conversations shows them, else by the account that wrote the
 * messages, else 'Utilisateur {id}'. Null while nothing is known.
 */
export function useOtherParty(
  userId: string,
  conversationId: string,
  messages: readonly Message[] | undefined,
): OtherParty | null {
  const listed = useQuery(conversationQuery(userId, conversationId));
  const first = listed.isError ? messages?.[0] : undefined;
  const otherId = (first?.senderId === userId ? first.receiverId : first?.senderId) ?? '';
  const account = useQuery({
    queryKey: ['users', otherId],
    queryFn: ({ signal }) => callApi(accountRoutes.get, { params: { id: otherId } }, { signal }),
    enabled: otherId !== '',
  });
  if (listed.data) {
    const party = fromConversation(listed.data);
    return listed.isStale && listed.isFetching ? { ...party, unread: undefined } : party;
  }
  const unknown = {
    userId: otherId || null,
    role: null,
    company: null,
    avatar: null,
    profilePath: null,
    title: '',
    isBlocked: false,
    unread: 0,
    readAt: null,
  };
  if (first && otherId === '') return { ...unknown, name: deletedUserName, isGone: true };
  if (!first || account.isLoading) return null;
  const name = account.data?.username ?? texts.unknownUser(otherId);
  return { ...unknown, name, role: account.data?.role ?? null, isGone: false };
}
