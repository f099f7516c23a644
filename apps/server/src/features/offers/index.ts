import type { Feature } from '../../core/http/define-feature.ts';
import { offersPersonalData } from './offers.personal-data.ts';
import { registerOfferRoutes } from './offers.routes.ts';
import { handleWatchDeadlines } from './watch-deadlines.job.ts';

export { cancelOpenOffers } from './close-offer.ts';
export { putOfferBack, takeOffer } from './take-offer.ts';

export const offersFeature: Feature = {
  name: 'offers',
  reads: ['companies', 'users'],
  routes: registerOfferRoutes,
  jobs: handleWatchDeadlines,
  personalData: offersPersonalData,
};
