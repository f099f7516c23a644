import type { Feature } from '../../core/http/define-feature.ts';
import { registerAlerts } from './alerts.job.ts';
import { keptSearchesPersonalData } from './kept-searches.personal-data.ts';
import { registerKeptSearchRoutes } from './kept-searches.routes.ts';

export const keptSearchesFeature: Feature = {
  name: 'kept-searches',
  reads: [
    'blocks',
    'companies',
    'directory_profiles',
    'freelances',
    'jobseekers',
    'listed_jobs',
    'listed_offers',
    'offers',
    'users',
  ],
  routes: registerKeptSearchRoutes,
  jobs: registerAlerts,
  personalData: keptSearchesPersonalData,
};
