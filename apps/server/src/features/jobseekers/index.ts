import type { Feature } from '../../core/http/define-feature.ts';
import { jobseekersPersonalData } from './jobseekers.personal-data.ts';
import { registerJobseekerRoutes } from './jobseekers.routes.ts';

export { insertJobseeker, prepareJobseeker } from './create-jobseeker.ts';
export { jobseekerCardsById } from './jobseeker-cards.ts';
export { showOwnJobseeker } from './show-jobseeker.ts';

export const jobseekersFeature: Feature = {
  name: 'jobseekers',
  routes: registerJobseekerRoutes,
  personalData: jobseekersPersonalData,
};
