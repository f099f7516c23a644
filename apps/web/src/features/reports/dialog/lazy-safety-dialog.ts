import { lazyDialog } from '../../../core/lazy/lazy-dialog.tsx';

/** The way to block or report somebody, over a page. */
export const SafetyDialog = lazyDialog(() => import('./safety-dialog.tsx'));
