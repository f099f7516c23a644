import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { Page, PageHeader } from '../ui/page.tsx';
import { type Tab, Tabs } from '../ui/tabs.tsx';
import { useSession } from './session.tsx';
import { unreadLabel, useUnreadCount } from './unread-messages.ts';

const texts = {
  caption: 'Mon espace',
  tabs: 'Rubriques de mon espace',
  profile: 'Profil',
  offers: 'Mes offres',
  received: 'Candidatures reçues',
  applications: 'Mes candidatures',
  messages: 'Messages',
} as const;

/** The parts that only one kind of account has. */
const tabsOf: Partial<Readonly<Record<Role, readonly Tab[]>>> = {
  entreprise: [
    { to: paths.ownOffers(), label: texts.offers },
    { to: paths.receivedApplications(), label: texts.received },
  ],
  freelance: [{ to: paths.ownApplications(), label: texts.applications }],
};

/** What surrounds the parts of one's own space, each at its own address. `actions` belong to the part shown. */
export function MySpace({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { user } = useSession();
  const unread = useUnreadCount();
  return (
    <Page>
      <PageHeader caption={texts.caption} title={user?.username ?? ''} actions={actions} />
      <Tabs
        label={texts.tabs}
        tabs={[
          { to: paths.profile(), label: texts.profile },
          ...((user?.role && tabsOf[user.role]) ?? []),
          {
            to: paths.profileMessages(),
            label: texts.messages,
            count: unread,
            countLabel: unreadLabel(unread),
          },
        ]}
      />
      {children}
    </Page>
  );
}
