import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Whether the page is past hydration, and shows the browser's state instead of the server's. The provider
 * sets it to true in a transition, so that React renders the changes in steps and hydrates first what is
 * still waiting.
 */
export const HydratedContext = createContext(true);

/**
 * A store's state; the server's until hydration. React alone would render the difference at once, in the same
 * task as everything else that follows hydration.
 */
export function useStore<State>(
  subscribe: (listener: () => void) => () => void,
  read: () => State,
  readOnServer: () => State,
): State {
  const isHydrated = useContext(HydratedContext);
  return useSyncExternalStore(subscribe, isHydrated ? read : readOnServer, readOnServer);
}
