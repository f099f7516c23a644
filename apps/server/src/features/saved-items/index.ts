import type { Feature } from '../../core/http/define-feature.ts';
import { savedItemsPersonalData } from './saved-items.personal-data.ts';
import { registerSavedItemRoutes } from './saved-items.routes.ts';

/** What an account keeps with a heart: profiles, offers and projects, with notes, for itself alone. */
export const savedItemsFeature: Feature = {
  name: 'saved-items',
  reads: ['companies', 'freelances', 'jobseekers', 'offers', 'portfolio_items', 'project_images', 'users'],
  routes: registerSavedItemRoutes,
  personalData: savedItemsPersonalData,
};
