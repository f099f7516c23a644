import { lazyPart } from '../../core/lazy/lazy-part.tsx';

/** Loaded for signed-in users. Where loading fails, the bar does without: the address of its page stays. */
export const LazyBell = lazyPart(() => import('./bell.tsx'));
