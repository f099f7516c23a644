import type { Feature } from '../../core/http/define-feature.ts';
import { conversationsPersonalData } from './conversations.personal-data.ts';
import { registerConversationRoutes } from './conversations.routes.ts';
import { registerMailUnread } from './mail-unread.job.ts';

export { findAttachments } from './attachments.repository.ts';

export const conversationsFeature: Feature = {
  name: 'conversations',
  routes: registerConversationRoutes,
  jobs: registerMailUnread,
  personalData: conversationsPersonalData,
};
