import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { conversationsKey } from '../../core/api/query-keys.ts';
import { useWrite } from '../../core/writes/use-write.ts';

const routes = {
  archive: conversationRoutes.archive,
  unarchive: conversationRoutes.unarchive,
  unread: conversationRoutes.markUnread,
} as const;

/** Puts a conversation aside or back, or marks it as unread. */
export function useConversationState(id: string, onDone?: () => void) {
  const queryClient = useQueryClient();
  return useWrite<unknown, keyof typeof routes>({
    later: null,
    send: (write, what) => callApi(routes[what], { params: { id } }, write),
    onSuccess: async () => {
      onDone?.();
      await queryClient.invalidateQueries({ queryKey: conversationsKey });
    },
  });
}
