import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useAtRest } from '../../core/lists/use-at-rest.ts';
import { directoryQuery, forgetUnseeded, shareUnderSeed } from './directory.queries.ts';
import type { DirectoryAddress } from './directory-url.ts';

type Directory = ReturnType<typeof useDirectoryPages>;

/** The list at an address, page by page. */
export function useDirectoryPages(address: DirectoryAddress) {
  return useInfiniteQuery({ ...directoryQuery(address), placeholderData: keepPreviousData });
}

/**
 * Asks for a next page under the address that carries the draw: one that was asked for the moment before would come to
 * a list that has just been given to that address, and the reader would see it shrink again.
 */
function useNextPage({ seed }: DirectoryAddress, { fetchNextPage }: Directory): Directory['fetchNextPage'] {
  const awaited = useRef<((page: ReturnType<typeof fetchNextPage>) => void) | null>(null);
  const isSeeded = seed !== null;
  useEffect(() => {
    if (!isSeeded) return;
    awaited.current?.(fetchNextPage({ cancelRefetch: false }));
    awaited.current = null;
  }, [isSeeded, fetchNextPage]);
  return useCallback(
    (options) =>
      isSeeded
        ? fetchNextPage(options)
        : new Promise((resolve) => {
            awaited.current = resolve;
          }),
    [isSeeded, fetchNextPage],
  );
}

/** The list at an address. Once the server has drawn an order, `keepSeed` puts it in the address. */
export function useDirectory(address: DirectoryAddress, keepSeed: (seed: string) => void) {
  const queryClient = useQueryClient();
  const atRest = useAtRest();
  const list = useDirectoryPages(address);
  const fetchNextPage = useNextPage(address, list);
  const drawn = list.isPlaceholderData ? undefined : list.data?.pages[0]?.seed;

  useEffect(() => {
    if (address.seed !== null) return forgetUnseeded(queryClient, address);
    if (drawn === undefined) return;
    return atRest(() => {
      shareUnderSeed(queryClient, address, drawn);
      keepSeed(drawn);
    });
  }, [address, drawn, atRest, keepSeed, queryClient]);

  return { ...list, fetchNextPage };
}

export type DirectoryList = ReturnType<typeof useDirectory>;
