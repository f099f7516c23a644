import { useCallback, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { SafetyDialog } from './lazy-safety-dialog.ts';
import { safetyTexts as texts } from './safety.texts.ts';
import type { SafetyTarget } from './safety-target.ts';

/** Beside somebody's name: the way to block or report them. */
export function SafetyButton({ target }: { target: Omit<SafetyTarget, 'start'> }) {
  // As it was when the dialog opened: blocking changes the target while the dialog still tells about it.
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
