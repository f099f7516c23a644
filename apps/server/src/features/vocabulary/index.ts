import type { Feature } from '../../core/http/define-feature.ts';
import { registerVocabularyRoutes } from './vocabulary.routes.ts';

export { facetColumns, mobilityColumns, presentFacets, presentMobility } from './facet-columns.ts';
export { requireKnownCodes } from './require-known-codes.ts';

export const vocabularyFeature: Feature = {
  name: 'vocabulary',
  routes: registerVocabularyRoutes,
};
