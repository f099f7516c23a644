import type { Role } from '@mitoyen/contract/core/roles.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
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
  const first = messages?.[0];
  const otherId = first && (first.senderId === userId ? first.receiverId : first.senderId);
  const isUnlisted = listed.data === null || listed.isError;
  const account = useQuery({
    queryKey: ['users', otherId],
    queryFn: ({ signal }) => callApi(accountRoutes.get, { params: { id: otherId ?? '' } }, { signal }),
    enabled: isUnlisted && otherId !== undefined,
  });
  if (listed.data) {
    const { other_username: name, other_role: role, other_avatar: avatar, title } = listed.data;
    return { name, role, avatar, title };
  }
  if (!isUnlisted || otherId === undefined || account.isLoading) return null;
  const name = account.data?.username ?? texts.unknownUser(otherId);
  return { name, role: account.data?.role ?? null, avatar: null, title: '' };
}
