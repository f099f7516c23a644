import type { Feature } from '../../core/http/define-feature.ts';
import { freelancesPersonalData } from './freelances.personal-data.ts';
import { registerFreelanceRoutes } from './freelances.routes.ts';

export { insertFreelance, prepareFreelance } from './create-freelance.ts';
export { freelanceCardsById } from './freelance-cards.ts';
export { showOwnFreelance } from './show-freelance.ts';

export const freelancesFeature: Feature = {
  name: 'freelances',
  routes: registerFreelanceRoutes,
  personalData: freelancesPersonalData,
};
