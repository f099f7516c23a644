import { LazyFailure } from '../../core/lazy/lazy-dialog.tsx';
import { lazyPart } from '../../core/lazy/lazy-part.tsx';

/** A company's subscription and its invoices. */
export const SubscriptionBlock = lazyPart(() => import('./subscription-block.tsx'), { Failed: LazyFailure });

/** What a company must do about its subscription, wherever it is in its space; mostly nothing. */
export const SubscriptionAlert = lazyPart(() => import('./subscription-alert.tsx'));
