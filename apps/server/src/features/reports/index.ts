import type { Feature } from '../../core/http/define-feature.ts';
import { registerForgetOldReports } from './forget-old-reports.job.ts';
import { reportedFiles } from './reports.files.ts';
import { reportsPersonalData } from './reports.personal-data.ts';
import { registerReportRoutes } from './reports.routes.ts';

export { listDecisions } from './list-decisions.ts';

export const reportsFeature: Feature = {
  name: 'reports',
  reads: [
    'companies',
    'conversations',
    'freelances',
    'jobseekers',
    'messages',
    'offers',
    'portfolio_items',
    'users',
  ],
  files: reportedFiles,
  routes: registerReportRoutes,
  jobs: registerForgetOldReports,
  personalData: reportsPersonalData,
};
