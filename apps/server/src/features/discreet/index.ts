import type { Feature } from '../../core/http/define-feature.ts';
import { discreetPersonalData } from './discreet.personal-data.ts';
import { registerDiscreetRoutes } from './discreet.routes.ts';

export { forgetOldReveals } from './forget-reveals.ts';

/** Job seekers whom nobody finds but confirmed firms, by bands, until they reveal themselves. */
export const discreetFeature: Feature = {
  name: 'discreet',
  reads: [
    'applications',
    'blocks',
    'companies',
    'company_sirens',
    'freelances',
    'hidden_from',
    'jobseekers',
    'users',
  ],
  routes: registerDiscreetRoutes,
  personalData: discreetPersonalData,
};
