import { useEffect, useState } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formTexts as texts } from './forms.texts.ts';
import { canKeepDrafts } from './restore-draft.ts';

/**
 * Asks before leaving while something would be lost: the browser's own question when the page is closed or
 * reloaded (`onUnload`), ours (the returned blocker) when a link leads away (`onNavigation`).
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

/** Warns who leaves a form by mistake, when its draft does not hold everything. */
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
  // While saving the way is free: a saved form leads to the profile by itself.
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
