import type { Feature } from '../../core/http/define-feature.ts';
import { registerTodayRoutes } from './today.routes.ts';

export const todayFeature: Feature = {
  name: 'today',
  reads: [
    'applications',
    'companies',
    'conversations',
    'freelances',
    'jobseekers',
    'offers',
    'reports',
    'reveals',
    'users',
  ],
  routes: registerTodayRoutes,
};
