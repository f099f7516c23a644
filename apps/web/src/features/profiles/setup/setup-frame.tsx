import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { ReactNode } from 'react';
import { ErrandNote } from '../../../core/errand/errand-note.tsx';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Link } from '../../../ui/link.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { accountFieldTexts } from '../../accounts/index.ts';
import { setupTexts } from './setup.texts.ts';
import { SetupGate } from './setup-gate.tsx';

interface PageTexts {
  readonly pageTitle: string;
  readonly caption: string;
  readonly lead: string;
}

/** The page around a setup form. */
export function SetupFrame({
  userType,
  texts,
  width = 'narrow',
  children,
}: {
  userType: Role;
  texts: PageTexts;
  /** `wide` for a form that has something beside it. */
  width?: 'narrow' | 'wide';
  children: (onSaving: () => void) => ReactNode;
}) {
  const { status } = useSession();
  return (
    <Page width={width}>
      <PageHeader
        back={<BackLink to={paths.inscription()}>{setupTexts.backToChoice}</BackLink>}
        caption={texts.caption}
        title={texts.pageTitle}
        lead={texts.lead}
        actions={status !== 'signed-in' && <Link to={paths.login()}>{accountFieldTexts.signInInstead}</Link>}
      />
      <ErrandNote />
      <SetupGate userType={userType}>{children}</SetupGate>
    </Page>
  );
}
