import type { Feature } from '../../core/http/define-feature.ts';
import { directoryPersonalData } from './directory.personal-data.ts';
import { registerDirectoryRoutes } from './directory.routes.ts';

export { findCards } from './cards.repository.ts';
export { type DirectoryCriteria, profileSearch, readCriteria } from './directory-criteria.ts';
export { type SampleCriteria, sampleProfiles } from './directory-page.repository.ts';

export const directoryFeature: Feature = {
  name: 'directory',
  reads: ['freelances', 'jobseekers', 'portfolio_items', 'project_images', 'users'],
  routes: registerDirectoryRoutes,
  personalData: directoryPersonalData,
};
