import type { Feature } from '../../core/http/define-feature.ts';
import { registerEventRoutes } from './events.routes.ts';

export const eventsFeature: Feature = { name: 'events', routes: registerEventRoutes };
