import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { type Fact, FactList } from '../../../ui/fact-list.tsx';
import { Panel } from '../../../ui/page.tsx';
import { AccountFacts } from './account-facts.tsx';
import styles from './my-profile.module.css';

/** One's own profile as it stands: who, then the text beside the facts and the account. */
export function OwnProfileLayout({
  user,
  name,
  title,
  subtitle,
  avatar,
  shape,
  badges,
  factsTitle,
  facts,
  children,
}: {
  user: User;
  name: string;
  title: string;
  subtitle?: string;
  avatar: string | null;
  shape?: 'round' | 'square';
  badges: ReactNode;
  factsTitle: string;
  facts: readonly Fact[];
  children: ReactNode;
}) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div className={styles.who}>
          <Avatar name={name} src={avatar} size="large" shape={shape} />
          <div>
            <p className={styles.title}>{title}</p>
            {subtitle && <p className={styles.note}>{subtitle}</p>}
            <p className={styles.badges}>{badges}</p>
          </div>
        </div>
        {children}
      </div>
      <div className={styles.side}>
        <Panel>
          <h2 className={styles.panelTitle}>{factsTitle}</h2>
          <FactList facts={facts} />
        </Panel>
        <AccountFacts user={user} />
      </div>
    </div>
  );
}
