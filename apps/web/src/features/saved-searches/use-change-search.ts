import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import type { AlertRhythm } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { SavedSearch } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { useSession } from '../../core/session/session.tsx';
import { useWrite } from '../../core/writes/use-write.ts';
import { savedSearchesQuery } from './saved-searches.queries.ts';

/** Renames a saved search or changes its rhythm, removes it, and keeps the list of them true. */
export function useChangeSearch({ id, name }: SavedSearch) {
  const queryClient = useQueryClient();
  const { queryKey } = savedSearchesQuery(useSession().user?.id ?? '');
  const onSettled = () => queryClient.invalidateQueries({ queryKey });
  const params = { id };
  const change = useWrite({
    later: name,
    send: (write, body: { name?: string; rhythm?: AlertRhythm }) =>
      callApi(savedSearchRoutes.change, { params, body }, write),
    onSettled,
  });
  const remove = useWrite({
    later: null,
    send: (write) => callApi(savedSearchRoutes.remove, { params }, write),
    onSettled,
  });
  return { change, remove };
}
