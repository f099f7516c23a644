import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAtRest } from '../../core/lists/use-at-rest.ts';
import { directoryQuery, forgetUnseeded, shareUnderSeed } from './directory.queries.ts';
import type { DirectoryAddress } from './directory-url.ts';

/** The list at an address. Once the server has drawn an order, `keepSeed` puts it in the address. */
export function useDirectory(address: DirectoryAddress, keepSeed: (seed: string) => void) {
  const queryClient = useQueryClient();
  const atRest = useAtRest();
  const list = useInfiniteQuery({ ...directoryQuery(address), placeholderData: keepPreviousData });
  const drawn = list.isPlaceholderData ? undefined : list.data?.pages[0]?.seed;

  useEffect(() => {
    if (address.seed !== null) return forgetUnseeded(queryClient, address);
    if (drawn === undefined) return;
    return atRest(() => {
      shareUnderSeed(queryClient, address, drawn);
      keepSeed(drawn);
    });
  }, [address, drawn, atRest, keepSeed, queryClient]);

  return list;
}

export type DirectoryList = ReturnType<typeof useDirectory>;
