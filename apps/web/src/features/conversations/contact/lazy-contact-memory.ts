import { lazyPart } from '../../../core/lazy/lazy-part.tsx';

/** For signed-in people alone, once the page is alive: lists and profiles are the same for everybody else. */
export const ContactMemory = lazyPart(() => import('./contact-memory.tsx'));
