import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import type { Filters } from './directory.filters.ts';
import { type DirectoryAddress, directorySearchParams, parseDirectoryAddress } from './directory-url.ts';

/** Changes some filters. `replace` for what is typed or dragged, so that Back does not undo it letter by letter. */
export type ChangeFilters = (change: Partial<Filters>, options?: { replace?: boolean }) => void;

/**
 * The page's address as filters and seed, and the two ways to change it. `filters` are ahead of the address by the
 * moment a navigation takes, so that no control falls back under the hand. The order stays while filters change.
 */
export function useDirectoryAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const address = useMemo(() => parseDirectoryAddress(params), [params]);
  const [asked, setAsked] = useState<DirectoryAddress | null>(null);
  // Two changes in one breath: the second one starts from the first, not from what is on screen.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
    setAsked(null);
  }, [address]);

  const go = useCallback(
    (next: DirectoryAddress, replace: boolean) => {
      latest.current = next;
      setAsked(next);
      const search = directorySearchParams(next).toString();
      navigate({ search }, { replace, preventScrollReset: true });
    },
    [navigate],
  );
  const changeFilters: ChangeFilters = useCallback(
    (change, { replace = false } = {}) =>
      go({ ...latest.current, filters: { ...latest.current.filters, ...change } }, replace),
    [go],
  );
  const keepSeed = useCallback((seed: string) => go({ ...latest.current, seed }, true), [go]);

  return { address, filters: (asked ?? address).filters, changeFilters, keepSeed, isIdle };
}
