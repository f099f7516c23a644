import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { applicationBody } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';
import { applicationsKey, offersKey } from '../../../core/api/query-keys.ts';

/** What is typed in the application form; `proposedRate` in euros per day. */
export interface ApplyValues {
  coverLetter: string;
  proposedRate: string;
}

/** Applies to an offer, once; the offer then says so. */
export function useApply(jobId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: ApplyValues) =>
      callApi(applicationRoutes.apply, { body: applicationBody.parse({ jobId, ...values }) }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: applicationsKey });
      void queryClient.invalidateQueries({ queryKey: offersKey });
    },
  });
}
