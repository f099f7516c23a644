import type { Feature } from '../../core/http/define-feature.ts';
import { registerBellRoutes } from './bell.routes.ts';

/** One list of what happened to an account: its notifications and its conversations. */
export const bellFeature: Feature = {
  name: 'bell',
  reads: ['blocks', 'companies', 'conversation_reads', 'conversations', 'messages', 'notifications', 'users'],
  routes: registerBellRoutes,
};
