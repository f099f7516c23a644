import type { Feature } from '../../core/http/define-feature.ts';
import { cvDownloadsPersonalData } from './cv-downloads.personal-data.ts';
import { registerCvDownloadRoutes } from './cv-downloads.routes.ts';

export { claimCvDownload } from './claim-cv-download.ts';
export { deleteCvDownload, deleteCvDownloadsBefore } from './cv-downloads.repository.ts';

export const cvDownloadsFeature: Feature = {
  name: 'cv-downloads',
  reads: ['companies', 'users'],
  routes: registerCvDownloadRoutes,
  personalData: cvDownloadsPersonalData,
};
