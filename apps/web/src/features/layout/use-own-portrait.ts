import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchCurrentUser } from '../../core/session/fetch-current-user.ts';
import { useSession } from '../../core/session/session.tsx';

function portraitQuery(userId: string) {
  return queryOptions({
    queryKey: ['own-portrait', userId] as const,
    queryFn: async () => {
      const { profile } = await fetchCurrentUser();
      if (!profile) return null;
      return 'logo' in profile ? profile.logo : profile.avatar;
    },
    enabled: userId !== '',
  });
}

/** The portrait of the signed-in person, or their company's logo; null without one, undefined while it is not known. */
export function useOwnPortrait(): string | null | undefined {
  const { user } = useSession();
  const { data, isError } = useQuery(portraitQuery(user?.id ?? ''));
  return isError ? null : data;
}
