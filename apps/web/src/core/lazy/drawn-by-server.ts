import { useState, useSyncExternalStore } from 'react';

/** Makes React leave an element's content as it finds it. */
const asFound = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

const never = () => () => undefined;

/**
 * For an element that the server wrote with its content, which nobody presses and nothing changes: attributes that keep
 * it, so that no script needs to know what is in it. Null where the element is new, and wants its content.
 */
export function useDrawnByServer(): typeof asFound | null {
  // React asks for the server's state where it hydrates; the other one stays the same, and nothing is drawn again
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
