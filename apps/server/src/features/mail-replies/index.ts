import type { Feature } from '../../core/http/define-feature.ts';
import { handleForgetReplies } from './forget-replies.job.ts';
import { mailRepliesPersonalData } from './mail-replies.personal-data.ts';
import { registerMailReplyRoutes } from './mail-replies.routes.ts';

export { startReplyServer } from './start-reply-server.ts';

/** Answers by mail to the mails that tell of messages. */
export const mailRepliesFeature: Feature = {
  name: 'mail-replies',
  reads: ['conversations', 'users'],
  routes: registerMailReplyRoutes,
  jobs: handleForgetReplies,
  personalData: mailRepliesPersonalData,
};
