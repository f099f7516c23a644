import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationsKey } from '../../core/api/query-keys.ts';
import { refetchAfterEvent } from '../../core/live-events/refetch-after-event.ts';
import { useLiveEvent } from '../../core/live-events/use-live-event.ts';
import { fetchCurrentUser } from '../../core/session/fetch-current-user.ts';
import { useSession } from '../../core/session/session.tsx';
import { useUnreadCount } from '../conversations/index.ts';

function unreadLinesQuery(userId: string) {
  return queryOptions({
    queryKey: [...notificationsKey, 'unread', userId] as const,
    queryFn: async () => (await fetchCurrentUser()).unreadNotificationCount,
    enabled: userId !== '',
  });
}

/** How many lines of the bell that are no messages the signed-in person has not read; 0 while it is not known. */
export function useUnreadLines(): number {
  const { user } = useSession();
  return useQuery(unreadLinesQuery(user?.id ?? '')).data ?? 0;
}

/** The one number of the bell, the tab's title and the app's icon: unread messages, and what else is unread. */
export function useUnreadTotal(): number {
  return useUnreadCount() + useUnreadLines();
}

/** Asks again for the list and its count whenever one of them may have changed. */
export function useFollowNotifications(): void {
  const queryClient = useQueryClient();
  useLiveEvent('notification', () => void refetchAfterEvent(queryClient, notificationsKey));
}
