import { type Role, roleLabels, roles } from '@mitoyen/contract/core/roles.ts';
import { useEffect, useState } from 'react';
import { ErrandNote } from '../../core/errand/errand-note.tsx';
import type { HeadContent } from '../../core/pages/head.tsx';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { accountFieldTexts } from '../accounts/index.ts';
import { inscriptionTexts as texts } from './setup/inscription.texts.ts';
import { KindCard } from './setup/kind-card.tsx';
import { AccountLoading, OtherRole, ProfileExists, useOwnAccount } from './setup/own-account.tsx';
import styles from './setup/setup.module.css';
import { keepUserTypeChoice, readUserTypeChoice } from './setup/user-type-choice.ts';

export const head: HeadContent = { title: texts.title, description: texts.metaDescription };

/** Freelance, company or job seeker: the first step of every registration. */
export default function InscriptionPage() {
  const { status, chooseUserType } = useSession();
  const account = useOwnAccount();
  const [lastChoice, setLastChoice] = useState<Role | null>(null);
  useEffect(() => setLastChoice(readUserTypeChoice()), []);

  const role = account.data?.user.role;
  const canChoose = status !== 'signed-in' || (account.data !== undefined && !role);
  const choose = (chosen: Role) => {
    keepUserTypeChoice(chosen);
    chooseUserType(chosen);
  };
  return (
    <Page>
      <PageHeader
        caption={texts.caption}
        title={texts.title}
        lead={texts.lead}
        actions={status !== 'signed-in' && <Link to={paths.login()}>{accountFieldTexts.signInInstead}</Link>}
      />
      <ErrandNote />
      {status === 'signed-in' && !account.data && <AccountLoading account={account} />}
      {role && (account.data?.profile ? <ProfileExists role={role} /> : <OtherRole role={role} />)}
      {canChoose && (
        <ul className={styles.choices}>
          {roles.map((kind) => (
            <KindCard
              key={kind}
              role={kind}
              name={roleLabels[kind]}
              isLastChoice={kind === lastChoice}
              onChoose={() => choose(kind)}
            />
          ))}
        </ul>
      )}
    </Page>
  );
}
