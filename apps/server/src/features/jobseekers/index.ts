import type { Feature } from '../../core/http/define-feature.ts';
import { availabilityIn, placeAnswersIn, unreadPlacesIn, unreadTradesIn } from '../profiles/index.ts';
import { jobseekerFiles } from './jobseekers.files.ts';
import { jobseekersPersonalData } from './jobseekers.personal-data.ts';
import { registerJobseekerRoutes } from './jobseekers.routes.ts';

export { insertJobseeker, prepareJobseeker } from './create-jobseeker.ts';
export { presentJobseekerCard } from './jobseekers.presenter.ts';
export { type JobseekerCardRow, lockJobseekerByUser, setVisibility } from './jobseekers.repository.ts';
export { ownJobseekerValue, showOwnJobseeker } from './show-jobseeker.ts';
export { putJobseekerPictureBack, takeJobseekerPicture } from './take-jobseeker-picture.repository.ts';

/** Asked again whether it still holds, by the availability feature. */
export const jobseekerAvailability = availabilityIn('jobseekers');
/** Read, and asked about, by the place questions. */
export const jobseekerUnreadPlaces = unreadPlacesIn('jobseekers');
export const jobseekerPlaceAnswers = placeAnswersIn('jobseekers');
/** Read by the matches. */
export const jobseekerUnreadTrades = unreadTradesIn('jobseekers');

export const jobseekersFeature: Feature = {
  name: 'jobseekers',
  reads: ['blocks', 'files', 'users'],
  files: jobseekerFiles,
  routes: registerJobseekerRoutes,
  personalData: jobseekersPersonalData,
};
