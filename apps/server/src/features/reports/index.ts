import type { Feature } from '../../core/http/define-feature.ts';
import { registerForgetOldReports } from './forget-old-reports.job.ts';
import { reportsPersonalData } from './reports.personal-data.ts';
import { registerReportRoutes } from './reports.routes.ts';

export const reportsFeature: Feature = {
  name: 'reports',
  routes: registerReportRoutes,
  jobs: registerForgetOldReports,
  personalData: reportsPersonalData,
};
