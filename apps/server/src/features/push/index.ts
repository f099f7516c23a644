import type { Feature } from '../../core/http/define-feature.ts';
import { pushPersonalData } from './push.personal-data.ts';
import { registerPushRoutes } from './push.routes.ts';
import { handlePushes } from './send-push.job.ts';

export { isPushedTo } from './push-browsers.repository.ts';
export { closePush, queuePush } from './queue-push.ts';

/** Notices on people's devices, also when no page is open. */
export const pushFeature: Feature = {
  name: 'push',
  reads: [
    'blocks',
    'companies',
    'conversation_reads',
    'messages',
    'notification_choices',
    'notifications',
    'sessions',
    'users',
  ],
  routes: registerPushRoutes,
  jobs: handlePushes,
  personalData: pushPersonalData,
};
