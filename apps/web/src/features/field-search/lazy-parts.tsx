import { LazyFailure } from '../../core/lazy/lazy-dialog.tsx';
import { lazyPart } from '../../core/lazy/lazy-part.tsx';
import { fieldTexts as texts } from './field.texts.ts';

const states = { Waiting: () => <p role="status">{texts.loading}</p>, Failed: LazyFailure };

/** Fetched once somebody wants the map. */
export const LazyFranceMap = lazyPart(() => import('./france-map-content.tsx'), states);

/** Fetched with the first words that are searched for; without it, these are words. */
export const LazyUnderstoodWords = lazyPart(() => import('./understood-words.tsx'), {
  Waiting: () => null,
  Failed: () => null,
});

/** Fetched with the first group of facets that is opened. */
export const LazyFacetGroup = lazyPart(() => import('./facet-group-content.tsx'), states);

/** Fetched where a list is empty. */
export const NarrowingHints = lazyPart(() => import('./narrowing-hints.tsx'), {
  Waiting: () => null,
  Failed: () => null,
});
