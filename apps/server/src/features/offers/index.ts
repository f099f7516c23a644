import type { Feature } from '../../core/http/define-feature.ts';
import { unreadPlacesIn, unreadTradesIn } from '../profiles/index.ts';
import { offersPersonalData } from './offers.personal-data.ts';
import { registerOfferRoutes } from './offers.routes.ts';
import { handleWatchDeadlines } from './watch-deadlines.job.ts';

export { checkedRow } from './checked-row.ts';
export { cancelOpenOffers } from './close-offer.ts';
export { listOffers } from './list-offers.ts';
export { loadOffers } from './load-offers.ts';
export {
  type Audience,
  type OfferCriteria,
  offerConditions,
  readJobCriteria,
  readOfferCriteria,
} from './offer-criteria.ts';
export { showOffer } from './show-offer.ts';
export { putOfferBack, takeOffer } from './take-offer.ts';

/** Read by the place questions. */
export const offerUnreadPlaces = unreadPlacesIn('offers');
/** Read by the matches. */
export const offerUnreadTrades = unreadTradesIn('offers');

export const offersFeature: Feature = {
  name: 'offers',
  reads: ['companies', 'users'],
  routes: registerOfferRoutes,
  jobs: handleWatchDeadlines,
  personalData: offersPersonalData,
};
