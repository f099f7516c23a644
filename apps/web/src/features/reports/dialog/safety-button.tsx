import { useCallback, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { SafetyDialog } from './lazy-safety-dialog.ts';
import { safetyTexts as texts } from './safety.texts.ts';
import type { SafetyTarget } from './safety-target.ts';

/** Beside a person's name: opens the dialog to block or report them. */
export function SafetyButton({ target }: { target: Omit<SafetyTarget, 'start'> }) {
  // A snapshot: blocking changes the target while the dialog is still open.
  const [opened, setOpened] = useState<SafetyTarget | null>(null);
  const close = useCallback(() => setOpened(null), []);
  return (
    <>
      <IconButton
        icon="flag"
        label={texts.options}
        onClick={() => setOpened({ ...target, start: 'choice' })}
      />
      {opened && <SafetyDialog target={opened} onClose={close} />}
    </>
  );
}
