import { lazyPart } from '../../core/lazy/lazy-part.tsx';

const nothing = () => null;

/** Fetched where something is searched for: without it, the list is what it was. */
export const KeepSearch = lazyPart(() => import('./keep-search-button.tsx'), {
  Waiting: nothing,
  Failed: nothing,
});
