import type { Feature } from '../../core/http/define-feature.ts';
import { directoryPersonalData } from './directory.personal-data.ts';
import { registerDirectoryRoutes } from './directory.routes.ts';

export { findCards } from './cards.repository.ts';
export { type DirectoryCriteria, readCriteria } from './directory-criteria.ts';
export { isSuggestedFor, type ProfileToFit, profileFits, profileTextsToFold } from './profile-fits.ts';
export {
  isLikelyFew,
  type SampleCriteria,
  sampleNarrowed,
  sampleProfiles,
  weighSample,
} from './sample-profiles.ts';

export const directoryFeature: Feature = {
  name: 'directory',
  routes: registerDirectoryRoutes,
  personalData: directoryPersonalData,
};
