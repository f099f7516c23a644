import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../core/lazy/lazy-part.tsx';
import { paths, patterns } from '../../../paths.ts';
import { hideStrip, isStripHidden } from './strip-dismissal.ts';
import { useUnconfirmedAccount } from './use-unconfirmed-account.ts';

/** Few see it: visitors and confirmed accounts need none of its code. */
const Reminder = lazyPart<{ account: OwnAccount; onHide: () => void }>(
  () => import('./confirmation-reminder.tsx'),
);

/** Under the top bar, for who has not confirmed their address; put aside, it is gone for the visit. */
export function ConfirmationStrip() {
  const account = useUnconfirmedAccount();
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
  return <Reminder account={account} onHide={hide} />;
}
