import type { Feature } from '../../core/http/define-feature.ts';
import { meetingsPersonalData } from './meetings.personal-data.ts';
import { registerMeetingRoutes } from './meetings.routes.ts';

/** Dates that two people propose to each other in their conversation, and the mails that put them into calendars. */
export const meetingsFeature: Feature = {
  name: 'meetings',
  reads: ['users'],
  routes: registerMeetingRoutes,
  personalData: meetingsPersonalData,
};
