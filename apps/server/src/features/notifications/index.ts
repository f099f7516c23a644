import type { Feature } from '../../core/http/define-feature.ts';
import { handleForgetNotifications } from './forget-notifications.job.ts';
import { notificationsPersonalData } from './notifications.personal-data.ts';
import { registerNotificationRoutes } from './notifications.routes.ts';

export { addNotification, tellAccount } from './add-notification.ts';
export { notificationsSince } from './forget-notifications.job.ts';
export {
  hasNotification,
  type Lines,
  markLinesRead,
  unreadNotificationCountOf,
} from './notifications.repository.ts';

/** The notifications of each account, and its choices of kinds. The list itself is `bell`. */
export const notificationsFeature: Feature = {
  name: 'notifications',
  reads: ['users'],
  routes: registerNotificationRoutes,
  jobs: handleForgetNotifications,
  personalData: notificationsPersonalData,
};
