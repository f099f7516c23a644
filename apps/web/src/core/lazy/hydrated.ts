import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Whether what the server knew has given way to what this browser knows. False while a page comes alive: whoever provides
 * it says true in a transition, so that React takes up what changes in steps, and hydrates what is not yet on its way.
 */
export const HydratedContext = createContext(true);

/**
 * A store's state; what the server knew of it as long as the page comes alive. React alone would draw the difference in one go, in the
 * same task as everything else that follows hydration.
 */
export function useStore<State>(
  subscribe: (listener: () => void) => () => void,
  read: () => State,
  readOnServer: () => State,
): State {
  const isHydrated = useContext(HydratedContext);
  return useSyncExternalStore(subscribe, isHydrated ? read : readOnServer, readOnServer);
}
