export { type AskedFacets, readAskedFacets } from './asked-facets.ts';
export { type AskedPlace, hasPoint, readAskedPlace } from './asked-place.ts';
export { countFacets, type FoundRows, type KnownFacets } from './count-facets.ts';
export { countedColumns } from './count-values.ts';
export {
  facetConditions,
  facetElements,
  facetPrefixes,
  holdsOne,
  placeCondition,
} from './facet-conditions.ts';
export { facetsFit, placeFits } from './facets-fit.ts';
export { filtersWithout, nothingAskedOf } from './filters-without.ts';
export { groundCondition, groundTags, shareAround } from './grounds.ts';
export { type RingChunk, ringChunks } from './rings.ts';
export { type Surroundings, surroundingsOf } from './surroundings.ts';
