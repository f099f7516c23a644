import type { Feature } from '../../core/http/define-feature.ts';
import { availabilityIn, placeAnswersIn, unreadPlacesIn, unreadTradesIn } from '../profiles/index.ts';
import { freelanceFiles } from './freelances.files.ts';
import { freelancesPersonalData } from './freelances.personal-data.ts';
import { registerFreelanceRoutes } from './freelances.routes.ts';

export { confirmFreelanceByOperator, showFreelanceHolder } from './confirm-freelance.ts';
export { insertFreelance, prepareFreelance } from './create-freelance.ts';
export { freelanceSirets } from './freelance-sirets.repository.ts';
export { presentFreelanceCard } from './freelances.presenter.ts';
export type { FreelanceCardRow } from './freelances.repository.ts';
export { ownFreelanceValue, showOwnFreelance } from './show-freelance.ts';
export { putFreelancePictureBack, takeFreelancePicture } from './take-freelance-picture.repository.ts';

/** Asked again whether it still holds, by the availability feature. */
export const freelanceAvailability = availabilityIn('freelances');
/** Read, and asked about, by the place questions. */
export const freelanceUnreadPlaces = unreadPlacesIn('freelances');
export const freelancePlaceAnswers = placeAnswersIn('freelances');
/** Read by the matches. */
export const freelanceUnreadTrades = unreadTradesIn('freelances');

export const freelancesFeature: Feature = {
  name: 'freelances',
  reads: ['users'],
  files: freelanceFiles,
  routes: registerFreelanceRoutes,
  personalData: freelancesPersonalData,
};
