import type { Feature } from '../../core/http/define-feature.ts';
import { registerFreelanceRoutes } from './freelances.routes.ts';

export { insertFreelance, type PreparedFreelance, prepareFreelance } from './create-freelance.ts';
export { freelanceCardsById } from './freelance-cards.ts';
export { showOwnFreelance } from './show-freelance.ts';

export const freelancesFeature: Feature = { name: 'freelances', routes: registerFreelanceRoutes };
