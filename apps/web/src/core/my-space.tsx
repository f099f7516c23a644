import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { Page, PageHeader } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useSession } from './session.tsx';

const texts = {
  caption: 'Mon espace',
  tabs: 'Rubriques de mon espace',
  profile: 'Profil',
  messages: 'Messages',
} as const;

/** What surrounds the parts of one's own space, each at its own address. `actions` belong to the part shown. */
export function MySpace({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { user } = useSession();
  return (
    <Page>
      <PageHeader caption={texts.caption} title={user?.username ?? ''} actions={actions} />
      <Tabs
        label={texts.tabs}
        tabs={[
          { to: paths.profile(), label: texts.profile },
          { to: paths.profileMessages(), label: texts.messages },
        ]}
      />
      {children}
    </Page>
  );
}
