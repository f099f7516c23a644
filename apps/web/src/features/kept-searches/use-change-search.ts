import { keptSearchRoutes } from '@mitoyen/contract/features/kept-searches/kept-searches.contract.ts';
import type { AlertRhythm } from '@mitoyen/contract/features/kept-searches/kept-searches.rules.ts';
import type { KeptSearch } from '@mitoyen/contract/features/kept-searches/kept-searches.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { useSession } from '../../core/session/session.tsx';
import { useWrite } from '../../core/writes/use-write.ts';
import { keptSearchesQuery } from './kept-searches.queries.ts';

/** Renames a kept search or changes its rhythm, removes it, and keeps the list of them true. */
export function useChangeSearch({ id, name }: KeptSearch) {
  const queryClient = useQueryClient();
  const { queryKey } = keptSearchesQuery(useSession().user?.id ?? '');
  const onSettled = () => queryClient.invalidateQueries({ queryKey });
  const params = { id };
  const change = useWrite({
    later: name,
    send: (write, body: { name?: string; rhythm?: AlertRhythm }) =>
      callApi(keptSearchRoutes.change, { params, body }, write),
    onSettled,
  });
  const remove = useWrite({
    later: null,
    send: (write) => callApi(keptSearchRoutes.remove, { params }, write),
    onSettled,
  });
  return { change, remove };
}
