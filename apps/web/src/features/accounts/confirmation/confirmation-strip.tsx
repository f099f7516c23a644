import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAddressConfirmation } from '../../../core/pages/page-config.ts';
import { paths, patterns } from '../../../paths.ts';
import { IconButton } from '../../../ui/button.tsx';
import { confirmationTexts as texts } from './confirmation.texts.ts';
import styles from './confirmation-strip.module.css';
import { SendConfirmation } from './send-confirmation.tsx';
import { hideStrip, isStripHidden } from './strip-dismissal.ts';
import { useUnconfirmedAccount } from './use-unconfirmed-account.ts';

/** Under the top bar, for who has not confirmed their address; put aside, it is gone for the visit. */
export function ConfirmationStrip() {
  const account = useUnconfirmedAccount();
  const mode = useAddressConfirmation();
  const [hiddenFor, setHiddenFor] = useState<string | null>(null);
  const { pathname } = useLocation();
  // the page of the link, and the one that says all of it already
  const isSaid = pathname === patterns.confirmEmail || pathname === paths.account();
  if (!account || isSaid || hiddenFor === account.id || isStripHidden(account.id)) return null;
  const hide = () => {
    hideStrip(account.id);
    setHiddenFor(account.id);
    // the button that had the focus is gone
    document.getElementById('contenu')?.focus();
  };
  return (
    <section className={styles.strip} aria-label={texts.strip}>
      <div className={styles.content}>
        <p className={styles.text}>
          <strong>{texts.title}.</strong> {texts.openLink(account.email)} {texts.until(mode, account.role)}
        </p>
        <div className={styles.actions}>
          <SendConfirmation account={account} />
        </div>
        <IconButton className={styles.hide} icon="close" label={texts.hide} onClick={hide} />
      </div>
    </section>
  );
}
