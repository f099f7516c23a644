import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useSession } from '../../core/session/session.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MySpace } from '../layout/index.ts';
import { DataSection } from '../personal-data/index.ts';
import { SecondFactorSection } from '../second-factor/index.ts';
import { IdentitySection } from './settings/identity-section.tsx';
import { SessionsSection } from './settings/sessions-section.tsx';
import styles from './settings/settings.module.css';
import { myAccountTexts as texts } from './settings/settings.texts.ts';
import { useOwnAccount } from './settings/use-own-account.ts';

export const head = { title: texts.pageTitle };

function AccountSections({ user }: { user: User }) {
  const account = useOwnAccount(user);
  const userId = user.id;
  if (account.isError && !account.data) {
    return (
      <Notice tone="error" title={texts.loadFailure} onRetry={() => void account.refetch()}>
        {texts.failure}
      </Notice>
    );
  }
  return (
    <div className={styles.sections}>
      {account.data && <IdentitySection account={account.data} />}
      <SecondFactorSection userId={userId} />
      <SessionsSection userId={userId} />
      {account.data && <DataSection userId={userId} role={account.data.role} />}
    </div>
  );
}

/** The Compte tab of one's own space. */
export default function AccountPage() {
  const { user } = useSession();
  return <MySpace>{user && <AccountSections user={user} />}</MySpace>;
}
