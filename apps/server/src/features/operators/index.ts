import type { Feature } from '../../core/http/define-feature.ts';
import { registerOperatorRoutes } from './operators.routes.ts';

/** What operators see of the whole product; each call is in their log. */
export const operatorsFeature: Feature = {
  name: 'operators',
  reads: [
    'applications',
    'companies',
    'freelances',
    'jobseekers',
    'messages',
    'moderation_decisions',
    'offers',
    'reports',
    'security_events',
    'takedowns',
    'users',
  ],
  routes: registerOperatorRoutes,
};
