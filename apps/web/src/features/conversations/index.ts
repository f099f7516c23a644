export { companiesInTouchQuery } from './company-conversations.query.ts';
export type { ContactTarget } from './contact/contact-target.ts';
export { isLimitReached } from './contact/is-limit-reached.ts';
export { ContactDialog } from './contact/lazy-contact-dialog.ts';
export { ContactMemory } from './contact/lazy-contact-memory.ts';
export { OpenConversation } from './contact/open-conversation.tsx';
export { useKnownContact } from './contact/use-known-contact.ts';
export { conversationsQuery } from './conversations.queries.ts';
export { unreadLabel, useFollowConversations, useUnreadCount } from './unread-messages.ts';
