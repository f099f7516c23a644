import type { Feature } from '../../core/http/define-feature.ts';
import { handleReconcile } from './reconcile-subscriptions.job.ts';
import { registerSubscriptionRoutes } from './subscriptions.routes.ts';
import { handleSync } from './sync-subscription.job.ts';

export const subscriptionsFeature: Feature = {
  name: 'subscriptions',
  routes: registerSubscriptionRoutes,
  jobs(context) {
    handleSync(context);
    handleReconcile(context);
  },
};
