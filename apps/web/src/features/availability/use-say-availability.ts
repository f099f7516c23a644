import {
  type AvailabilityWord,
  availabilityRoutes,
} from '@mitoyen/contract/features/availability/availability.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';

/** Says with one word when one is free; all that is shown of the account is asked again. */
export function useSayAvailability(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: AvailabilityWord) =>
      callApi(availabilityRoutes.answer, { params: { userId }, body: { answer } }),
    onSuccess: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(userId) }),
  });
}
