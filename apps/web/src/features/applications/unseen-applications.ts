import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { applicationsKey, ownOffersKey, unseenApplicationsKey } from '../../core/api/query-keys.ts';
import { refetchAfterEvent } from '../../core/live-events/refetch-after-event.ts';
import { useLiveEvent } from '../../core/live-events/use-live-event.ts';
import { fetchCurrentUser } from '../../core/session/fetch-current-user.ts';
import { useSession } from '../../core/session/session.tsx';

function unseenQuery(userId: string) {
  return queryOptions({
    queryKey: [...unseenApplicationsKey, userId] as const,
    queryFn: async () => (await fetchCurrentUser()).unseenApplicationCount,
    enabled: userId !== '',
  });
}

/**
 * For a company, how many applications it has not opened; for a freelance, how many answers they have not read.
 * 0 while it is not known.
 */
export function useUnseenApplications(): number {
  const { user } = useSession();
  return useQuery(unseenQuery(user?.id ?? '')).data ?? 0;
}

/** Asks again for applications, and for how many wait, whenever one was sent, changed or recalled. */
export function useFollowApplications(): void {
  const queryClient = useQueryClient();
  useLiveEvent('application', () => {
    for (const queryKey of [applicationsKey, ownOffersKey, unseenApplicationsKey]) {
      void refetchAfterEvent(queryClient, queryKey);
    }
  });
}
