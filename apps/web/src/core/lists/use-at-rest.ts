import { useCallback } from 'react';
import { useDataRouter } from './use-data-router.ts';

/** Does something once nothing is on its way, if the address is the same then; the answer calls it off. */
export type AtRest = (act: () => void) => (() => void) | undefined;

/**
 * For what a page changes of its address by itself: a navigation of its own would take the place of one that somebody has
 * just begun, and their press would be lost. What React has rendered of the router lags behind, so the router is asked.
 */
export function useAtRest(): AtRest {
  const router = useDataRouter();
  return useCallback(
    (act) => {
      if (!router || router.state.navigation.state === 'idle') {
        act();
        return undefined;
      }
      const { pathname, search } = router.state.location;
      return router.subscribe(({ navigation, location }) => {
        if (navigation.state === 'idle' && location.pathname === pathname && location.search === search)
          act();
      });
    },
    [router],
  );
}
