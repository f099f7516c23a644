import type { Feature } from '../../core/http/define-feature.ts';
import { directoryPersonalData } from './directory.personal-data.ts';
import { registerDirectoryRoutes } from './directory.routes.ts';

export { findCards } from './cards.repository.ts';
export { directoryConditions } from './directory-conditions.ts';
export { type DirectoryCriteria, readCriteria } from './directory-criteria.ts';
export { type SampleCriteria, sampleProfiles } from './sample-profiles.ts';

export const directoryFeature: Feature = {
  name: 'directory',
  reads: ['freelances', 'jobseekers', 'portfolio_items', 'project_images', 'users'],
  routes: registerDirectoryRoutes,
  personalData: directoryPersonalData,
};
