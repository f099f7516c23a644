import { lazyPart } from '../../core/lazy/lazy-part.tsx';

/** Fetched for who is signed in. Where it fails, the bar does without: the address of its page stays. */
export const LazyBell = lazyPart(() => import('./bell.tsx'));
