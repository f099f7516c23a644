import { IconButton } from '../../../ui/button.tsx';
import { safetyTexts as texts } from './safety.texts.ts';
import { type SafetyTarget, useSafetyDialog } from './safety-dialog-provider.tsx';

/** Beside somebody's name: the way to block or report them. */
export function SafetyButton({ target }: { target: Omit<SafetyTarget, 'start'> }) {
  const safety = useSafetyDialog();
  return (
    <IconButton
      icon="flag"
      label={texts.options}
      onClick={() => safety.open({ ...target, start: 'choice' })}
    />
  );
}
