import type { Feature } from '../../core/http/define-feature.ts';
import { registerAlerts } from './alerts.job.ts';
import { savedSearchesPersonalData } from './saved-searches.personal-data.ts';
import { registerSavedSearchRoutes } from './saved-searches.routes.ts';

export const savedSearchesFeature: Feature = {
  name: 'saved-searches',
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
  routes: registerSavedSearchRoutes,
  jobs: registerAlerts,
  personalData: savedSearchesPersonalData,
};
