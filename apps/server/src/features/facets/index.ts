export { type AskedFacets, readAskedFacets } from './asked-facets.ts';
export { type AskedPlace, hasPoint, readAskedPlace } from './asked-place.ts';
export { countFacets, type FacetCache, type FacetName } from './count-facets.ts';
export { filtersWithout, nothingAskedOf } from './filters-without.ts';
export { type SearchArea, searchAreaOf } from './search-area.ts';
export { facetTags, holdsTag, tagConditions, tagPrefixes } from './tag-conditions.ts';
