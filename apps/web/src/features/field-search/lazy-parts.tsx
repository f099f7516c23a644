import type { ComponentProps } from 'react';
import { LazyFailure } from '../../core/lazy/lazy-dialog.tsx';
import { lazyPart } from '../../core/lazy/lazy-part.tsx';
import { Status } from '../../ui/status.tsx';
import { isArea } from './field.filters.ts';
import { fieldTexts as texts } from './field.texts.ts';

const states = { Waiting: () => <Status>{texts.loading}</Status>, Failed: LazyFailure };

/** Fetched once the user opens the map. */
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

/** Fetched where a list has little. */
const LazyMoreAround = lazyPart(() => import('./more-around.tsx'), {
  Waiting: () => null,
  Failed: () => null,
});

/** Below so many, what lies around is worth a line. */
const few = 10;

/** Where few are found in a town: around which distance there are more. */
export function MoreAround({
  total,
  ...props
}: Omit<ComponentProps<typeof LazyMoreAround>, 'total'> & {
  /** How many are found; undefined while that is on its way. */
  total: number | undefined;
}) {
  const { place, location } = props.filters;
  const isTown = place === '' ? location !== '' : !isArea(place);
  return isTown && total !== undefined && total < few && <LazyMoreAround {...props} total={total} />;
}
