import type { Feature } from '../../core/http/define-feature.ts';
import { registerMatchRoutes } from './matches.routes.ts';

export const matchesFeature: Feature = {
  name: 'matches',
  reads: [
    'applications',
    'blocks',
    'companies',
    'freelances',
    'jobseekers',
    'listed_jobs',
    'listed_offers',
    'offers',
  ],
  routes: registerMatchRoutes,
};
