import type { Feature } from '../../core/http/define-feature.ts';
import { registerFreelanceRoutes } from './freelances.routes.ts';

export { insertFreelance, type PreparedFreelance, prepareFreelance } from './create-freelance.ts';
export { presentFreelanceCard } from './freelances.presenter.ts';
export { showOwnFreelance } from './show-freelance.ts';

export const freelancesFeature: Feature = { name: 'freelances', routes: registerFreelanceRoutes };
