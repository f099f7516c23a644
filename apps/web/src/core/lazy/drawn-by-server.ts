import { useState, useSyncExternalStore } from 'react';

/** Makes React keep an element's content. */
const asFound = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

const never = () => () => undefined;

/**
 * For an element with static content that the server rendered: attributes that make React keep the content,
 * so that no script needs it. Null where the element is new and has to render it.
 */
export function useDrawnByServer(): typeof asFound | null {
  // during hydration React reads the server's state; the browser's never changes, so that nothing renders
  // again
  const [found] = useState({ isDrawn: false });
  const isDrawn = useSyncExternalStore(
    never,
    () => found.isDrawn,
    () => {
      found.isDrawn = !import.meta.env.SSR;
      return found.isDrawn;
    },
  );
  return isDrawn ? asFound : null;
}
