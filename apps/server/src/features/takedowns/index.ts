import type { Feature } from '../../core/http/define-feature.ts';
import { registerForgetTakedowns } from './forget-takedowns.job.ts';
import { takedownsPersonalData } from './takedowns.personal-data.ts';
import { registerTakedownRoutes } from './takedowns.routes.ts';

export { takeDown } from './take-down.ts';

export const takedownsFeature: Feature = {
  name: 'takedowns',
  reads: ['users'],
  routes: registerTakedownRoutes,
  jobs: registerForgetTakedowns,
  personalData: takedownsPersonalData,
};
