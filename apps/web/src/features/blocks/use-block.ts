import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { blocksKey, conversationsKey } from '../../core/api/query-keys.ts';
import { useSession } from '../../core/session/session.tsx';
import { useWrite } from '../../core/writes/use-write.ts';

/** Blocks or unblocks a person and refreshes the lists that show it. */
export function useBlock(otherUserId: string) {
  const id = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  return useWrite({
    // whether it holds must be known at once
    later: null,
    send: async (write, isBlocked: boolean) => {
      if (isBlocked)
        await callApi(blockRoutes.create, { params: { id }, body: { userId: otherUserId } }, write);
      else await callApi(blockRoutes.remove, { params: { id, blockedId: otherUserId } }, write);
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: blocksKey }),
        queryClient.invalidateQueries({ queryKey: conversationsKey }),
      ]),
  });
}
