import type { Feature } from '../../core/http/define-feature.ts';
import { conversationFiles } from './conversations.files.ts';
import { conversationsPersonalData } from './conversations.personal-data.ts';
import { registerConversationRoutes } from './conversations.routes.ts';
import { registerMailUnread } from './mail-unread.job.ts';

export { replyMark } from './conversations.mails.ts';
export { lockConversation } from './conversations.repository.ts';
export { type Correspondence, enterConversation } from './enter-conversation.ts';
export { findLastMessages } from './last-messages.repository.ts';
export { findMailPortrait } from './mail-portrait.repository.ts';
export { markAllRead } from './mark-read.ts';
export { unreadCountOf } from './reads.repository.ts';
export { findReplier, type Replier } from './reply-address.ts';
export { claimRequest, deliverRequest } from './request-contact.ts';
export { requireConversation } from './require-conversation.ts';
export { sendMessageIn } from './send-message.ts';
export { putMessageBack, takeMessage } from './take-message.repository.ts';
export { writeMessage } from './write-message.ts';

export const conversationsFeature: Feature = {
  name: 'conversations',
  reads: [
    'applications',
    'blocks',
    'companies',
    'files',
    'freelances',
    'jobseekers',
    'meetings',
    'missions',
    'offers',
    'reveals',
    'users',
  ],
  files: conversationFiles,
  routes: registerConversationRoutes,
  jobs: registerMailUnread,
  personalData: conversationsPersonalData,
};
