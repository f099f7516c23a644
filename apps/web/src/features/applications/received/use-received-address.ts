import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { cameFrom } from '../../../core/pages/return-link.tsx';
import { parseReceivedAddress, type ReceivedAddress, receivedAddressParams } from './received-filters.ts';

/** Where list and reading pane stand side by side. As the media query in `received-list.module.css`. */
export const sideBySide = '(min-width: 80rem)';

export type ChangeAddress = (change: Partial<ReceivedAddress>, options?: { replace?: boolean }) => void;

/**
 * What the page's address says, and the way to change it. What is answered is ahead of the address by the moment that a
 * navigation takes: no box falls back meanwhile, and of two that are ticked at once neither is lost.
 */
export function useReceivedAddress(): { address: ReceivedAddress; change: ChangeAddress } {
  const [params, setParams] = useSearchParams();
  const { pathname, search, state } = useLocation();
  const address = useMemo(() => parseReceivedAddress(params), [params]);
  const [pending, setPending] = useState<ReceivedAddress | null>(null);
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
    setPending(null);
  }, [address]);
  const change: ChangeAddress = (changed, { replace = false } = {}) => {
    latest.current = { ...latest.current, ...changed };
    setPending(latest.current);
    const isOpening = typeof changed.chosenId === 'string';
    setParams(receivedAddressParams(latest.current), {
      replace,
      // the way back to the list, as it was left
      state: replace ? state : isOpening ? cameFrom(pathname + search) : null,
      preventScrollReset: true,
    });
  };
  return { address: pending ?? address, change };
}
