import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../../core/session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAuthDialog } from '../../accounts/index.ts';
import { SafetyDialog } from './lazy-safety-dialog.ts';
import { safetyTexts as texts } from './safety.texts.ts';

/** Opens the report form from a public profile; a visitor signs in first. Hidden on one's own profile. */
export function ReportProfileButton({ userId, name }: { userId: string; name: string }) {
  const { status, user } = useSession();
  const auth = useAuthDialog();
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (!isWanted || status === 'restoring') return;
    if (status === 'signed-out') return auth.open('login');
    setWanted(false);
    if (user?.id !== userId) setOpen(true);
  }, [isWanted, status, user, userId, auth]);
  if (user?.id === userId) return null;
  const start = () => {
    // a second try, after the sign-in dialog was closed
    if (isWanted && status === 'signed-out') auth.open('login');
    setWanted(true);
  };
  return (
    <>
      <Button size="small" variant="ghost" icon="flag" onClick={start}>
        {texts.reportProfile}
      </Button>
      {isOpen && (
        <SafetyDialog
          target={{ userId, name, isBlocked: false, conversationId: null, start: 'report' }}
          onClose={close}
        />
      )}
    </>
  );
}
