import type { Visibility } from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchCurrentUser } from '../../core/session/fetch-current-user.ts';
import { useSession } from '../../core/session/session.tsx';

/** What the frame around every page shows of the signed-in person's own profile. */
interface OwnProfile {
  readonly portrait: string | null;
  /** Whether the portrait can be fetched only with a session's token. */
  readonly isPortraitPrivate: boolean;
  /** Who may find a job seeker; null for others. */
  readonly visibility: Visibility | null;
  /** Whether it is a company whose SIRET is confirmed. */
  readonly isConfirmedCompany: boolean;
}

const nothing: OwnProfile = {
  portrait: null,
  isPortraitPrivate: false,
  visibility: null,
  isConfirmedCompany: false,
};

function ownProfileQuery(userId: string) {
  return queryOptions({
    queryKey: ['own-portrait', userId] as const,
    queryFn: async (): Promise<OwnProfile> => {
      const { profile } = await fetchCurrentUser();
      if (!profile) return nothing;
      if ('logo' in profile) {
        return { ...nothing, portrait: profile.logo, isConfirmedCompany: profile.siretState === 'confirmed' };
      }
      const isJobseeker = 'expectedSalary' in profile;
      return {
        ...nothing,
        portrait: profile.avatar,
        isPortraitPrivate: isJobseeker && (profile.picturesArePrivate ?? false),
        visibility: isJobseeker ? (profile.visibility ?? 'public') : null,
      };
    },
    enabled: userId !== '',
  });
}

/** The same; undefined while it is not known, `nothing` after an error. */
export function useOwnProfile(): OwnProfile | undefined {
  const { user } = useSession();
  const { data, isError } = useQuery(ownProfileQuery(user?.id ?? ''));
  return isError ? nothing : data;
}
