import { useState, useSyncExternalStore } from 'react';

/** Makes React leave an element's content as it finds it. */
const asFound = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

const never = () => () => undefined;

/**
 * For an element that the server wrote with its content, which nobody presses and nothing changes: attributes that keep
 * it, so that no script needs to know what is in it. Null where the element is new, and wants its content.
 */
export function useDrawnByServer(): typeof asFound | null {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
  const [isDrawn] = useState(isHydrating);
  return isDrawn ? asFound : null;
}
