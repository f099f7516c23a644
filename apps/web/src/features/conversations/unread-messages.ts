import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { conversationsKey } from '../../core/api/query-keys.ts';
import { refetchAfterEvent } from '../../core/live-events/refetch-after-event.ts';
import { useLiveEvent } from '../../core/live-events/use-live-event.ts';
import { fetchCurrentUser } from '../../core/session/fetch-current-user.ts';
import { useSession } from '../../core/session/session.tsx';

function unreadQuery(userId: string) {
  return queryOptions({
    queryKey: [...conversationsKey, 'unread', userId] as const,
    queryFn: async () => (await fetchCurrentUser()).unreadCount,
    enabled: userId !== '',
  });
}

/** How many received messages the signed-in person has not read; 0 while it is not known. */
export function useUnreadCount(): number {
  const { user } = useSession();
  return useQuery(unreadQuery(user?.id ?? '')).data ?? 0;
}

/** Asks again for conversations, and for what is unread in them, whenever one of them may have changed. */
export function useFollowConversations(): void {
  const queryClient = useQueryClient();
  const refresh = () => void refetchAfterEvent(queryClient, conversationsKey);
  useLiveEvent('message', refresh);
  useLiveEvent('conversation', refresh);
}

/** '1 message non lu', '3 messages non lus'. */
export function unreadLabel(count: number): string {
  return count > 1 ? `${count}\u00a0messages non lus` : `${count}\u00a0message non lu`;
}
