import type { Feature } from '../../core/http/define-feature.ts';
import { eventsPersonalData } from './events.personal-data.ts';
import { registerEventRoutes } from './events.routes.ts';
import { registerForgetOldEvents } from './forget-old-events.ts';

export const eventsFeature: Feature = {
  name: 'events',
  routes: registerEventRoutes,
  jobs: registerForgetOldEvents,
  personalData: eventsPersonalData,
};
