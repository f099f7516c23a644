import type { Feature } from '../../core/http/define-feature.ts';
import { handleEnd } from './end-subscription.job.ts';
import { handleReconcile } from './reconcile-subscriptions.job.ts';
import { subscriptionsPersonalData } from './subscriptions.personal-data.ts';
import { registerSubscriptionRoutes } from './subscriptions.routes.ts';
import { handleSync } from './sync-subscription.job.ts';

export const subscriptionsFeature: Feature = {
  name: 'subscriptions',
  reads: ['companies', 'users'],
  routes: registerSubscriptionRoutes,
  personalData: subscriptionsPersonalData,
  jobs(context) {
    handleSync(context);
    handleReconcile(context);
    handleEnd(context);
  },
};
