import type { ComponentType } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Status } from '../../ui/status.tsx';
import { lazyTexts as texts } from './lazy.texts.ts';
import { lazyPart } from './lazy-part.tsx';

interface Closable {
  readonly onClose: () => void;
}

function Waiting({ onClose }: Closable) {
  return (
    <Dialog open onClose={onClose} title={texts.waiting}>
      <Status>{texts.waitingHint}</Status>
    </Dialog>
  );
}

/** Shown in place of a part that could not be loaded. */
export function LazyFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="error" title={texts.failed} onRetry={onRetry}>
      {texts.failedHint}
    </Notice>
  );
}

function Failed({ onClose, onRetry }: Closable & { onRetry: () => void }) {
  return (
    <Dialog open onClose={onClose} title={texts.failed}>
      <Notice tone="error" onRetry={onRetry}>
        {texts.failedHint}
      </Notice>
    </Dialog>
  );
}

/** A dialog loaded when it is first opened, which shows when that takes long or fails. */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  return lazyPart(load, { Waiting, Failed });
}
