import type { Feature } from '../../core/http/define-feature.ts';
import { registerAskAgain } from './ask-again.job.ts';
import { registerAvailabilityRoutes } from './availability.routes.ts';

export const availabilityFeature: Feature = {
  name: 'availability',
  routes: registerAvailabilityRoutes,
  jobs: registerAskAgain,
};
