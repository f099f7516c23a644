import type { Role } from '@mitoyen/contract/core/roles.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { useSession } from '../../../core/session/session.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountLoading, OtherRole, ProfileExists, useOwnAccount } from './own-account.tsx';
import { setupTexts as texts } from './setup.texts.ts';

/**
 * Shows a setup form to those who may fill it: visitors, and accounts without a profile. `onSaving` keeps the
 * form in its place from then on, however saving changes the session.
 */
export function SetupGate({
  userType,
  children,
}: {
  userType: Role;
  children: (onSaving: () => void) => ReactNode;
}) {
  const { status, user } = useSession();
  const [isHeld, setHeld] = useState(false);
  const account = useOwnAccount({ isNeeded: !isHeld });
  const hold = useCallback(() => setHeld(true), []);

  const form = (note: ReactNode) => (
    <>
      {note}
      {children(hold)}
    </>
  );
  if (isHeld || status !== 'signed-in') return form(null);
  if (!account.data) return <AccountLoading account={account} />;
  const { user: known, profile } = account.data;
  if (known.role && profile) return <ProfileExists role={known.role} />;
  if (known.role && known.role !== userType) return <OtherRole role={known.role} />;
  return form(<Notice>{texts.completing(user.username)}</Notice>);
}
