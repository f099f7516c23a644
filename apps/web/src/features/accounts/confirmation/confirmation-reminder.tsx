import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useAddressConfirmation } from '../../../core/pages/page-config.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { confirmationTexts as texts } from './confirmation.texts.ts';
import styles from './confirmation-reminder.module.css';
import { SendConfirmation } from './send-confirmation.tsx';

/**
 * The reminder's strip: one line whose height does not depend on the account. Below it, once opened: the
 * address that got the link, what is limited until it is confirmed, and a new link.
 */
export default function ConfirmationReminder({ account, onHide }: { account: User; onHide: () => void }) {
  const mode = useAddressConfirmation();
  return (
    <section className={styles.reminder} aria-label={texts.strip}>
      <details>
        <summary className={styles.summary}>
          <strong>{texts.title}</strong>
          <Icon name="chevronDown" />
        </summary>
        <div className={styles.body}>
          <p>
            {texts.openLink(account.email)} {texts.until(mode, account.role)}
          </p>
          <SendConfirmation account={account} />
        </div>
      </details>
      <IconButton className={styles.hide} icon="close" label={texts.hide} onClick={onHide} />
    </section>
  );
}
