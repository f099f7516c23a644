export { LazyBell } from './lazy-bell.ts';
export { useFollowNotifications, useUnreadTotal } from './unread-total.ts';
