export type { ContactTarget } from './contact/contact-dialog.tsx';
export { ContactDialog } from './contact/lazy-contact-dialog.ts';
export { OpenConversation } from './contact/open-conversation.tsx';
export { unreadLabel, useFollowConversations, useUnreadCount } from './unread-messages.ts';
