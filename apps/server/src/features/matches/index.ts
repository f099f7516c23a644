import type { Feature } from '../../core/http/define-feature.ts';
import { registerMatchRoutes } from './matches.routes.ts';
import { registerReadTrades } from './read-trades.job.ts';

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
  jobs: registerReadTrades,
};
