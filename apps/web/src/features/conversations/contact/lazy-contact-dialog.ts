import { lazyDialog } from '../../../core/lazy/lazy-dialog.tsx';

/** The message form over a page. */
export const ContactDialog = lazyDialog(() => import('./contact-dialog.tsx'));
