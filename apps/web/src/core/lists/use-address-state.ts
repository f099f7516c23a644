import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { carryExact } from './exact-search.ts';
import { useDataRouter } from './use-data-router.ts';

/** Changes some of a state. `replace` for what is typed or dragged, so that Back does not undo it letter by letter. */
export type ChangeState<State> = (change: Partial<State>, options?: { replace?: boolean }) => void;

/**
 * The state in a list's address, and a function that changes it. `shown` is ahead of `address` while a
 * navigation is under way, so that no control shows its old value meanwhile. `parse` and `serialise` must be
 * stable functions.
 */
export function useAddressState<State>(
  parse: (params: URLSearchParams) => State,
  serialise: (state: State) => URLSearchParams,
) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const router = useDataRouter();
  const address = useMemo(() => parse(new URLSearchParams(search)), [parse, search]);
  const [pending, setPending] = useState<State | null>(null);
  // A second change before the next render starts from the first, not from what is on screen.
  const latest = useRef(address);
  const latestSearch = useRef(search);
  useEffect(() => {
    // A later change is under way, or about to be rendered: it is what was chosen last.
    const { navigation, location } = router?.state ?? {};
    if (navigation && (navigation.state !== 'idle' || location?.search !== search)) return;
    latest.current = address;
    latestSearch.current = search;
    setPending(null);
  }, [address, router, search]);

  const update = useCallback(
    (change: (latest: State) => State, { replace = false } = {}) => {
      latest.current = change(latest.current);
      setPending(latest.current);
      const next = carryExact(new URLSearchParams(latestSearch.current), serialise(latest.current));
      latestSearch.current = next.toString();
      navigate({ search: latestSearch.current }, { replace, preventScrollReset: true });
    },
    [navigate, serialise],
  );
  return { address, shown: pending ?? address, update };
}
