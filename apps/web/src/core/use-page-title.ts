import { useEffect } from 'react';
import { siteName } from './head.tsx';
import { titleWithUnread, useUnreadCount } from './unread-messages.ts';

/** Names the document once its data has come, for pages which appear before it. */
export function usePageTitle(title: string | undefined): void {
  const unread = useUnreadCount();
  useEffect(() => {
    if (title !== undefined) document.title = titleWithUnread(`${title} – ${siteName}`, unread);
  }, [title, unread]);
}
