import { lazyPart } from '../../core/lazy/lazy-part.tsx';

/** What somebody's card will be, in a file of its own: forms show it once they stand. */
export const OwnCard = lazyPart(() => import('./own-card.tsx'));
