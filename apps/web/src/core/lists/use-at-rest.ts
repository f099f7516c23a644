import { useCallback } from 'react';
import { useDataRouter } from './use-data-router.ts';

/**
 * Runs `act` once no navigation is under way, if the address is unchanged by then; the returned function
 * cancels it.
 */
export type AtRest = (act: () => void) => (() => void) | undefined;

/**
 * For changes that a page makes to its own address: they would replace a navigation that the user has just
 * started, whose press would be lost. React's rendered state lags behind, so the router itself is read.
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
