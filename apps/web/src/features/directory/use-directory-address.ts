import { useCallback } from 'react';
import { type ChangeState, useAddressState } from '../../core/lists/use-address-state.ts';
import type { Filters } from './directory.filters.ts';
import { directorySearchParams, parseDirectoryAddress } from './directory-url.ts';

export type ChangeFilters = ChangeState<Filters>;

/** The page's address as filters and seed, and the two ways to change it. The order stays while filters change. */
export function useDirectoryAddress() {
  const { address, shown, update } = useAddressState(parseDirectoryAddress, directorySearchParams);
  const changeFilters: ChangeFilters = useCallback(
    (change, options) =>
      update(({ filters, ...rest }) => ({ ...rest, filters: { ...filters, ...change } }), options),
    [update],
  );
  const keepSeed = useCallback(
    (seed: string) => update((latest) => ({ ...latest, seed }), { replace: true }),
    [update],
  );
  return { address, filters: shown.filters, changeFilters, keepSeed };
}
