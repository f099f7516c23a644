import type { Feature } from '../../core/http/define-feature.ts';
import { registerJobseekerRoutes } from './jobseekers.routes.ts';

export { insertJobseeker, type PreparedJobseeker, prepareJobseeker } from './create-jobseeker.ts';
export { presentJobseekerCard } from './jobseekers.presenter.ts';
export { showOwnJobseeker } from './show-jobseeker.ts';

export const jobseekersFeature: Feature = { name: 'jobseekers', routes: registerJobseekerRoutes };
