import { lazyPart } from '../../core/lazy/lazy-part.tsx';

/** A preview of the user's own card, in a file of its own: forms show it after they have rendered. */
export const OwnCard = lazyPart(() => import('./own-card.tsx'));
