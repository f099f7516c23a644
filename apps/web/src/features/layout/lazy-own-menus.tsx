import { LazyFailure } from '../../core/lazy/lazy-dialog.tsx';
import { lazyPart } from '../../core/lazy/lazy-part.tsx';
import type { OwnMenusProps } from './own-menus.tsx';

/**
 * Loaded for signed-in users. Where loading fails, the bar does without: the portrait leads to the same
 * pages.
 */
export const LazyOwnMenus = lazyPart<OwnMenusProps>(() => import('./own-menus.tsx'), {
  Failed: ({ onSignOut, onRetry }) => !onSignOut && <LazyFailure onRetry={onRetry} />,
});
