import { keptSearchRoutes } from '@mitoyen/contract/features/kept-searches/kept-searches.contract.ts';
import type { AlertRhythm } from '@mitoyen/contract/features/kept-searches/kept-searches.rules.ts';
import type { KeptSearch } from '@mitoyen/contract/features/kept-searches/kept-searches.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { useSession } from '../../core/session/session.tsx';
import { keptSearchesQuery } from './kept-searches.queries.ts';

/** Renames a kept search or changes its rhythm, removes it, and keeps the list of them true. */
export function useChangeSearch({ id }: KeptSearch) {
  const queryClient = useQueryClient();
  const { queryKey } = keptSearchesQuery(useSession().user?.id ?? '');
  const onSettled = () => queryClient.invalidateQueries({ queryKey });
  const params = { id };
  const change = useMutation({
    mutationFn: (body: { name?: string; rhythm?: AlertRhythm }) =>
      callApi(keptSearchRoutes.change, { params, body }),
    onSettled,
  });
  const remove = useMutation({ mutationFn: () => callApi(keptSearchRoutes.remove, { params }), onSettled });
  return { change, remove };
}
