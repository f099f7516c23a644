import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { TermsNotice } from '../accounts/index.ts';
import { useUnseenApplications } from '../applications/index.ts';
import { unreadLabel, useUnreadCount } from '../conversations/index.ts';
import { SubscriptionAlert } from '../subscriptions/index.ts';
import { TakedownNotice } from '../takedowns/index.ts';
import { mySpaceTexts as texts } from './my-space.texts.ts';

/** The parts that only one kind of account has. */
function roleTabs(role: User['role'], unseen: number, pathname: string): readonly Tab[] {
  if (role === 'entreprise') {
    const countLabel = texts.newApplications(unseen);
    return [
      { to: paths.ownOffers(), label: texts.offers },
      { to: paths.receivedApplications(), label: texts.received, count: unseen, countLabel },
    ];
  }
  if (role !== 'freelance' && role !== 'jobseeker') return [];
  const countLabel = texts.newAnswers(unseen);
  const applications = { to: paths.ownApplications(), label: texts.applications, count: unseen, countLabel };
  if (role === 'jobseeker') return [applications];
  return [
    {
      to: paths.ownPortfolio(),
      label: texts.portfolio,
      isCurrent: pathname.startsWith(paths.ownPortfolio()),
    },
    applications,
  ];
}

/** What surrounds the parts of one's own space, each at its own address. `actions` belong to the part shown. */
export function MySpace({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { user } = useSession();
  const unread = useUnreadCount();
  const unseen = useUnseenApplications();
  const { pathname } = useLocation();
  return (
    <Page>
      <PageHeader caption={texts.caption} title={user?.username ?? ''} actions={actions} />
      <Tabs
        label={texts.tabs}
        tabs={[
          {
            to: paths.profile(),
            label: texts.profile,
            ...(pathname === paths.profileEdit() && { isCurrent: true }),
          },
          ...roleTabs(user?.role ?? null, unseen, pathname),
          {
            to: paths.profileMessages(),
            label: texts.messages,
            count: unread,
            countLabel: unreadLabel(unread),
          },
          { to: paths.ownAlerts(), label: texts.alerts },
          { to: paths.notifications(), label: texts.notifications },
          { to: paths.account(), label: texts.account },
          ...(user?.isOperator ? [{ to: paths.reports(), label: texts.reports }] : []),
        ]}
      />
      {user && <TermsNotice userId={user.id} />}
      {user && <TakedownNotice userId={user.id} />}
      {user?.role === 'entreprise' && <SubscriptionAlert userId={user.id} />}
      {children}
    </Page>
  );
}
