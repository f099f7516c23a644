import type { ReactNode } from 'react';
import { useSession } from '../../core/session/session.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TermsNotice } from '../accounts/index.ts';
import { SubscriptionAlert } from '../subscriptions/index.ts';
import { TakedownNotice } from '../takedowns/index.ts';
import { mySpaceTexts as texts } from './my-space.texts.ts';
import { useOwnPages } from './own-pages.ts';

/**
 * What surrounds the parts of one's own space, each at its own address and called as its tab. `title`: of a page below
 * one of them; `actions` belong to the part shown.
 */
export function MySpace({
  title,
  lead,
  actions,
  children,
}: {
  title?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { user } = useSession();
  const pages = useOwnPages();
  const current = pages.find(({ isCurrent }) => isCurrent);
  return (
    <Page>
      <PageHeader
        caption={texts.caption}
        title={title ?? current?.label ?? texts.caption}
        lead={lead}
        actions={actions}
      />
      <Tabs label={texts.tabs} tabs={pages} />
      {user && <TermsNotice userId={user.id} />}
      {user && <TakedownNotice userId={user.id} />}
      {user?.role === 'entreprise' && <SubscriptionAlert userId={user.id} />}
      {children}
    </Page>
  );
}
