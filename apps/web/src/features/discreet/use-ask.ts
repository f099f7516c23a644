import { discreetRoutes } from '@mitoyen/contract/features/discreet/discreet.contract.ts';
import type { RevealRequestValues } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { contactAllowanceKey, discreetKey } from '../../core/api/query-keys.ts';
import { useWrite } from '../../core/writes/use-write.ts';

/** Asks a discreet person to reveal themselves. */
export function useAsk(handle: string, attempt: { readonly draftKey: string; readonly retry: () => void }) {
  const queryClient = useQueryClient();
  return useWrite({
    ...attempt,
    // the person may be gone by then
    later: null,
    send: (write, body: RevealRequestValues) =>
      callApi(discreetRoutes.ask, { params: { handle }, body }, write),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: contactAllowanceKey, refetchType: 'none' });
      return queryClient.invalidateQueries({ queryKey: discreetKey });
    },
  });
}
