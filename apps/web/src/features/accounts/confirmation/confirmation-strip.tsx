import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../core/lazy/lazy-part.tsx';
import { useAddressConfirmation } from '../../../core/pages/page-config.ts';
import { useSession } from '../../../core/session/session.tsx';
import { paths, patterns } from '../../../paths.ts';
import styles from './confirmation-strip.module.css';
import { hideStrip, isStripHidden } from './strip-dismissal.ts';
import { useUnconfirmedAccount } from './use-unconfirmed-account.ts';

/** Few see it: visitors and confirmed accounts need none of its code. */
const Reminder = lazyPart<{ account: User; onHide: () => void }>(() => import('./confirmation-reminder.tsx'));

/**
 * Under the top bar, for an account whose address is not confirmed; closed, it is gone for the visit. Its
 * space is there before the first paint for those whom `session-hint.js` knows to need it, so that nothing
 * moves when it appears.
 */
export function ConfirmationStrip() {
  const mode = useAddressConfirmation();
  const { status } = useSession();
  const account = useUnconfirmedAccount();
  const [hiddenFor, setHiddenFor] = useState<string | null>(null);
  const { pathname } = useLocation();
  // the page of the link, and the one that says all of it already
  if (mode === 'off' || pathname === patterns.confirmEmail || pathname === paths.account()) return null;
  if (status === 'restoring') return <div className={styles.unknown} />;
  if (!account || hiddenFor === account.id || isStripHidden(account.id)) return null;
  const hide = () => {
    hideStrip(account.id);
    setHiddenFor(account.id);
    // the button that had the focus is gone
    document.getElementById('contenu')?.focus();
  };
  return (
    <div className={styles.strip}>
      <Reminder account={account} onHide={hide} />
    </div>
  );
}
