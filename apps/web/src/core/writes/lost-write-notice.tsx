import { useContext, useSyncExternalStore } from 'react';
import { DialogContext } from '../../ui/dialog.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import type { LostWriteProps } from './lost-write.tsx';
import { getLostWrite, subscribeToLostWrite } from './lost-writes.ts';
import { useTopmost } from './use-topmost.ts';

/**
 * Loaded with the forms (`use-attempt.ts`): without a network it could not be, and readers do not need it.
 */
const LostWriteView = lazyPart<LostWriteProps>(() => import('./lost-write.tsx'));

/**
 * Says that a write got no response, and whether it may have arrived, in the dialog on top or at the foot of
 * the page.
 */
export function LostWriteNotice() {
  const isTopmost = useTopmost(useContext(DialogContext) === null);
  const lost = useSyncExternalStore(subscribeToLostWrite, getLostWrite, () => null);
  return isTopmost && lost ? <LostWriteView lost={lost} /> : null;
}
