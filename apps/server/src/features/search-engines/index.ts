import type { Feature } from '../../core/http/define-feature.ts';
import { registerSearchEngineRoutes } from './search-engines.routes.ts';

export const searchEnginesFeature: Feature = {
  name: 'search-engines',
  routes: registerSearchEngineRoutes,
};
