export { type ContactTarget, useContactDialog } from './contact/contact-dialog-provider.tsx';
export { OpenConversation } from './contact/open-conversation.tsx';
export { unreadLabel, useFollowConversations, useUnreadCount } from './unread-messages.ts';
