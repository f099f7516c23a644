import { lazyDialog } from '../../../core/lazy/lazy-dialog.tsx';

/** The dialog to block or report a person, loaded when it opens. */
export const SafetyDialog = lazyDialog(() => import('./safety-dialog.tsx'));
