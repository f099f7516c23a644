import type { Feature } from '../../core/http/define-feature.ts';
import { handleForgetReferences } from './forget-references.job.ts';
import { referencesPersonalData } from './references.personal-data.ts';
import { registerReferenceRoutes } from './references.routes.ts';

/** What agencies confirm of freelances' projects. */
export const referencesFeature: Feature = {
  name: 'references',
  reads: ['companies', 'company_sirens', 'freelances', 'portfolio_items', 'users'],
  routes: registerReferenceRoutes,
  jobs: handleForgetReferences,
  personalData: referencesPersonalData,
};
