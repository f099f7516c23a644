import { lazyDialog } from '../../../core/lazy/lazy-dialog.tsx';

/** The application form of a mission over a page. */
export const ApplyDialog = lazyDialog(() => import('./apply-dialog.tsx'));

/** The application form of a job over a page. */
export const JobApplyDialog = lazyDialog(() => import('./job-apply-dialog.tsx'));
