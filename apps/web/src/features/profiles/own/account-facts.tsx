import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatPhone } from '../../../ui/format.ts';
import { Panel } from '../../../ui/page.tsx';
import styles from './my-profile.module.css';
import { myProfileTexts as texts } from './my-profile.texts.ts';

/** The account itself: name, e-mail, type. Nobody else sees the e-mail. */
export function AccountFacts({ user }: { user: User }) {
  return (
    <Panel>
      <h2 className={styles.panelTitle}>{texts.account}</h2>
      <FactList
        facts={[
          { label: texts.name, value: user.username },
          { label: texts.email, value: user.email },
          { label: texts.phone, value: user.phone && formatPhone(user.phone) },
          { label: texts.accountType, value: texts.accountTypes[user.role ?? 'none'] },
        ]}
      />
    </Panel>
  );
}
