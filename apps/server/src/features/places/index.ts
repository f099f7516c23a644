import type { Feature } from '../../core/http/define-feature.ts';
import { registerPlaceRoutes } from './places.routes.ts';

export {
  communesWithin,
  departementOf,
  isKnownPlace,
  kmBetween,
  placeOf,
  regionOf,
} from './places.ts';
export { readLocation, readPlaceText } from './read-place-text.ts';
export { townNames } from './town-names.ts';

export const placesFeature: Feature = { name: 'places', routes: registerPlaceRoutes };
