import type { Feature } from '../../core/http/define-feature.ts';
import { accountsPersonalData } from './accounts.personal-data.ts';
import { registerAccountRoutes } from './accounts.routes.ts';
import { registerForgetExpired } from './forget-expired.ts';
import { registerPasswordResetJob } from './request-password-reset.ts';

export const accountsFeature: Feature = {
  name: 'accounts',
  reads: ['sessions', 'users'],
  routes: registerAccountRoutes,
  jobs: (context) => {
    registerPasswordResetJob(context);
    registerForgetExpired(context);
  },
  personalData: accountsPersonalData,
};
