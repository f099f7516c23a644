import { LazyFailure } from '../../core/lazy/lazy-dialog.tsx';
import { lazyPart } from '../../core/lazy/lazy-part.tsx';

/** Fetched on a company's own open offer. */
export const ProfileMatches = lazyPart(() => import('./profile-matches.tsx'), { Failed: LazyFailure });

/** Fetched in a professional's own space. */
export const OfferMatches = lazyPart(() => import('./offer-matches.tsx'), { Failed: LazyFailure });

export { offerMatchesQuery, profileMatchesQuery } from './matches.queries.ts';
