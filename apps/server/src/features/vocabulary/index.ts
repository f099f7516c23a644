import type { Feature } from '../../core/http/define-feature.ts';
import { registerVocabularyRoutes } from './vocabulary.routes.ts';

export { facetColumns, mobilityColumns, presentFacets, presentMobility } from './facet-columns.ts';
export { requireKnownCodes } from './require-known-codes.ts';
export { holdsTerms, ignoredTerms, readTerms, setIgnoredTerms, textsOrTradesHold } from './search-terms.ts';
export type { FacetColumns } from './vocabulary.tables.ts';
export { readTrades, withNamedTrades } from './with-named-trades.ts';

export const vocabularyFeature: Feature = {
  name: 'vocabulary',
  routes: registerVocabularyRoutes,
};
