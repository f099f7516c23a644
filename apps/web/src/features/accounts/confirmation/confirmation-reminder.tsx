import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useAddressConfirmation } from '../../../core/pages/page-config.ts';
import { IconButton } from '../../../ui/button.tsx';
import { confirmationTexts as texts } from './confirmation.texts.ts';
import styles from './confirmation-strip.module.css';
import { SendConfirmation } from './send-confirmation.tsx';

/** What the strip says, with a new link and a way to put it aside. */
export default function ConfirmationReminder({
  account,
  onHide,
}: {
  account: OwnAccount;
  onHide: () => void;
}) {
  const mode = useAddressConfirmation();
  return (
    <section className={styles.strip} aria-label={texts.strip}>
      <div className={styles.content}>
        <p className={styles.text}>
          <strong>{texts.title}.</strong> {texts.openLink(account.email)} {texts.until(mode, account.role)}
        </p>
        <div className={styles.actions}>
          <SendConfirmation account={account} />
        </div>
        <IconButton className={styles.hide} icon="close" label={texts.hide} onClick={onHide} />
      </div>
    </section>
  );
}
