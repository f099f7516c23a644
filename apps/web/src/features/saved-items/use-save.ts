import { savedItemRoutes } from '@mitoyen/contract/features/saved-items/saved-items.contract.ts';
import type { SavedKind } from '@mitoyen/contract/features/saved-items/saved-items.rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { isSavedQuery, savedItemsKey } from './saved-items.queries.ts';

/** Keeps a thing, or keeps it no more. */
export function useSave(userId: string, { kind, id }: { kind: SavedKind; id: string }) {
  const queryClient = useQueryClient();
  const { queryKey } = isSavedQuery(userId, id);
  return useWrite<unknown, boolean>({
    later: null,
    send: (write, isWanted) =>
      callApi(
        isWanted ? savedItemRoutes.save : savedItemRoutes.remove,
        { params: { id: userId, kind, itemId: id } },
        write,
      ),
    // an earlier read could arrive after this change
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSuccess: async (_, isWanted) => {
      queryClient.setQueryData(queryKey, isWanted);
      await queryClient.invalidateQueries({ queryKey: [...savedItemsKey, 'list'] });
    },
  });
}
