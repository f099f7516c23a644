import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useLocation } from 'react-router';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import type { Tab } from '../../ui/tabs.tsx';
import { useUnseenApplications } from '../applications/index.ts';
import { unreadLabel, useUnreadCount } from '../conversations/index.ts';
import { mySpaceTexts as texts } from './my-space.texts.ts';
import { useOwnProfile } from './own-profile.query.ts';

/** A part of one's own space: its address is a path. */
export interface OwnPage extends Tab {
  readonly to: string;
  readonly isCurrent: boolean;
}

type Part = Omit<OwnPage, 'isCurrent'> & { readonly isCurrent?: boolean };

/** The parts that only one kind of account has. */
function rolePages(
  role: User['role'],
  {
    unseen,
    pathname,
    profile,
  }: { unseen: number; pathname: string; profile: ReturnType<typeof useOwnProfile> },
): readonly Part[] {
  if (role === 'entreprise') {
    const countLabel = texts.newApplications(unseen);
    const isDiscreet = pathname.startsWith(paths.discreet());
    return [
      { to: paths.ownOffers(), label: texts.offers },
      { to: paths.receivedApplications(), label: texts.received, count: unseen, countLabel },
      ...(profile?.isConfirmedCompany || isDiscreet
        ? [{ to: paths.discreet(), label: texts.discreet, isCurrent: isDiscreet }]
        : []),
      { to: paths.vigilance(), label: texts.vigilance },
    ];
  }
  if (role !== 'freelance' && role !== 'jobseeker') return [];
  const countLabel = texts.newAnswers(unseen);
  const applications = { to: paths.ownApplications(), label: texts.applications, count: unseen, countLabel };
  const proofs = { to: paths.proofs(), label: texts.proofs };
  if (role === 'jobseeker') {
    const isAsked = profile?.visibility === 'discreet' || pathname === paths.reveals();
    return [applications, ...(isAsked ? [{ to: paths.reveals(), label: texts.reveals }] : []), proofs];
  }
  return [
    {
      to: paths.ownPortfolio(),
      label: texts.portfolio,
      isCurrent: pathname.startsWith(paths.ownPortfolio()),
    },
    applications,
    proofs,
  ];
}

/** The parts of the signed-in person's own space with what waits in each, as they follow each other everywhere. */
export function useOwnPages(): readonly OwnPage[] {
  const { user } = useSession();
  const unread = useUnreadCount();
  const unseen = useUnseenApplications();
  const profile = useOwnProfile();
  const { pathname } = useLocation();
  const parts: readonly Part[] = [
    {
      to: paths.profile(),
      label: texts.profile,
      ...(pathname === paths.profileEdit() && { isCurrent: true }),
    },
    ...rolePages(user?.role ?? null, { unseen, pathname, profile }),
    { to: paths.profileMessages(), label: texts.messages, count: unread, countLabel: unreadLabel(unread) },
    { to: paths.savedItems(), label: texts.saved },
    { to: paths.ownAlerts(), label: texts.alerts },
    { to: paths.notifications(), label: texts.notifications },
    { to: paths.account(), label: texts.account },
    ...(user?.isOperator ? [{ to: paths.reports(), label: texts.reports }] : []),
  ];
  return parts.map((part) => ({ ...part, isCurrent: part.isCurrent ?? part.to === pathname }));
}
