import type { Feature } from '../../core/http/define-feature.ts';
import { registerSearchEngineRoutes } from './search-engines.routes.ts';

export const searchEnginesFeature: Feature = {
  name: 'search-engines',
  reads: ['directory_profiles', 'listed_jobs', 'listed_offers', 'users'],
  routes: registerSearchEngineRoutes,
};
