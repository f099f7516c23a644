export {
  type AskedFacets,
  facetTags,
  holdsTag,
  readAskedFacets,
  tagPrefixes,
} from './asked-facets.ts';
export {
  type AskedLocation,
  type AskedPlace,
  hasPoint,
  readAskedLocation,
  readAskedPlace,
} from './asked-place.ts';
export { countFacets, createListCaches, type FacetContext, listedFacets } from './count-facets.ts';
export { filtersWithout, nothingAskedOf, totalsOf } from './list-totals.ts';
export {
  distanceAreaOf,
  locationCondition,
  type SearchArea,
  searchAreaOf,
  tagConditions,
} from './search-area.ts';
