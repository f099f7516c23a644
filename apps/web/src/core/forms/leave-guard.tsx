import { useEffect, useState } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formTexts as texts } from './forms.texts.ts';
import { canKeepDrafts } from './restore-draft.ts';

/**
 * Asks for confirmation before leaving: with the browser's own dialog when the page is closed or reloaded
 * (`onUnload`), with ours (the returned blocker) on navigation (`onNavigation`).
 */
function useLeaveWarning(asks: { readonly onUnload: boolean; readonly onNavigation: boolean }): Blocker {
  const { onUnload, onNavigation } = asks;
  useEffect(() => {
    if (!onUnload) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [onUnload]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => onNavigation && currentLocation.pathname !== nextLocation.pathname,
  );
}

/** Asks before leaving a form whose draft does not hold everything. */
export function LeaveGuard({
  isDirty,
  isSending,
  isSaving,
}: {
  isDirty: boolean;
  isSending: boolean;
  isSaving: boolean;
}) {
  const [hasDrafts, setHasDrafts] = useState(true);
  useEffect(() => setHasDrafts(canKeepDrafts()), []);
  const wouldLose = isSending || (isDirty && !hasDrafts);
  // Not while saving: a saved form navigates by itself.
  const blocker = useLeaveWarning({ onUnload: wouldLose || isSaving, onNavigation: wouldLose && !isSaving });
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={texts.leaveTitle}
      footer={
        <>
          <Button variant="primary" onClick={() => blocker.reset?.()}>
            {texts.leaveStay}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {texts.leaveGo}
          </Button>
        </>
      }
    >
      <p>{isSending ? texts.leaveSending : texts.leaveUnkept}</p>
    </Dialog>
  );
}
