import { useEffect } from 'react';
import { siteName } from './head.tsx';

/** Names the document once its data has come, for pages which appear before it. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${siteName}`;
  }, [title]);
}
