import { MySpace } from '../../core/my-space.tsx';
import { useSession } from '../../core/session.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { DataSection } from './data-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import styles from './my-account.module.css';
import { myAccountTexts as texts } from './my-account.texts.ts';
import { SessionsSection } from './sessions-section.tsx';
import { useOwnAccount } from './use-own-account.ts';

export const head = { title: texts.pageTitle };

function AccountSections({ userId }: { userId: string }) {
  const account = useOwnAccount(userId);
  if (account.isError && !account.data) {
    return (
      <Notice tone="error" title={texts.loadFailure} onRetry={() => void account.refetch()}>
        {texts.failure}
      </Notice>
    );
  }
  return (
    <div className={styles.sections}>
      {account.data ? (
        <IdentitySection account={account.data} />
      ) : (
        <SkeletonGroup>
          <SkeletonLines count={8} />
        </SkeletonGroup>
      )}
      <SessionsSection userId={userId} />
      {account.data && <DataSection userId={userId} role={account.data.role} />}
    </div>
  );
}

/** The Compte tab of one's own space. */
export default function AccountPage() {
  const { user } = useSession();
  return <MySpace>{user && <AccountSections userId={user.id} />}</MySpace>;
}
