import { lazyDialog } from '../../../core/lazy/lazy-dialog.tsx';

/** The form of an offer over a page. */
export const OfferDialog = lazyDialog(() => import('./offer-dialog.tsx'));
