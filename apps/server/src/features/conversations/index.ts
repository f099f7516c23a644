import type { Feature } from '../../core/http/define-feature.ts';
import { conversationsPersonalData } from './conversations.personal-data.ts';
import { registerConversationRoutes } from './conversations.routes.ts';
import { registerForgetOldKeys } from './forget-old-keys.ts';
import { registerMailUnread } from './mail-unread.job.ts';

export { answerOnce, readIdempotencyKey } from './answer-once.ts';
export { findAttachments } from './attachments.repository.ts';

export const conversationsFeature: Feature = {
  name: 'conversations',
  routes: registerConversationRoutes,
  jobs: (context) => {
    registerForgetOldKeys(context);
    registerMailUnread(context);
  },
  personalData: conversationsPersonalData,
};
