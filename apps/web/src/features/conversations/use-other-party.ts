import type { Role } from '@mitoyen/contract/core/roles.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { deletedUserName } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../core/api-client.ts';
import { conversationQuery } from './conversations.queries.ts';
import { conversationTexts as texts } from './conversations.texts.ts';

/** Who one is talking to, and the conversation's subject. */
export interface OtherParty {
  readonly name: string;
  readonly role: Role | null;
  readonly avatar: string | null;
  readonly title: string;
  /** The account was deleted: what was said stays, nobody can answer. */
  readonly isGone: boolean;
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
  const isUnlisted = listed.data === null || listed.isError;
  const first = isUnlisted ? messages?.[0] : undefined;
  const otherId = (first?.senderId === userId ? first.receiverId : first?.senderId) ?? '';
  const account = useQuery({
    queryKey: ['users', otherId],
    queryFn: ({ signal }) => callApi(accountRoutes.get, { params: { id: otherId } }, { signal }),
    enabled: otherId !== '',
  });
  if (listed.data) {
    const {
      other_user_id,
      other_username: name,
      other_role: role,
      other_avatar: avatar,
      title,
    } = listed.data;
    return { name, role, avatar, title, isGone: other_user_id === null };
  }
  const unknown = { role: null, avatar: null, title: '' };
  if (first && otherId === '') return { ...unknown, name: deletedUserName, isGone: true };
  if (!first || account.isLoading) return null;
  const name = account.data?.username ?? texts.unknownUser(otherId);
  return { ...unknown, name, role: account.data?.role ?? null, isGone: false };
}
