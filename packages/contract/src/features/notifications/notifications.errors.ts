import { defineErrors } from '../../core/api-error.ts';

export const notificationErrors = defineErrors({
  notification_not_found: [404, 'Cette ligne n’existe plus.'],
});
