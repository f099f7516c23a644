import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import type { AnyApplicationBody } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';
import { applicationsKey, offersKey } from '../../../core/api/query-keys.ts';

/** Applies to an offer, once; the offer then says so. `bodyOf`: what is sent, from what was typed. */
export function useSendApplication<Values>(bodyOf: (values: Values) => AnyApplicationBody) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: Values) => callApi(applicationRoutes.apply, { body: bodyOf(values) }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: applicationsKey });
      void queryClient.invalidateQueries({ queryKey: offersKey });
    },
  });
}
