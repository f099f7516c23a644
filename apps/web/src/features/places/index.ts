export { areaOf } from './area-of.ts';
export { namedPlacesQuery } from './named-places.ts';
export { PlaceField } from './place-field.tsx';
export { placeSpoken } from './place-option.ts';
export { placeQuery, placesQuery } from './places.queries.ts';
export { useCasedTitle } from './use-cased-title.ts';
export { usePlaceOptions } from './use-place-options.ts';
