import { lazyDialog } from '../../../core/lazy/lazy-dialog.tsx';

/** The application form over a page. */
export const ApplyDialog = lazyDialog(() => import('./apply-dialog.tsx'));
