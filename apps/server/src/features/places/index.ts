import type { Feature } from '../../core/http/define-feature.ts';
import { registerPlaceRoutes } from './places.routes.ts';

export { departementsWithin, groundOf } from './departements-within.ts';
export {
  communesWithin,
  departementOf,
  isKnownPlace,
  isWithin,
  kmBetween,
  placeOf,
  populationAround,
  populationOf,
  regionOf,
} from './places.ts';
export { readLocation, readPlaceText } from './read-place-text.ts';

export const placesFeature: Feature = { name: 'places', routes: registerPlaceRoutes };
