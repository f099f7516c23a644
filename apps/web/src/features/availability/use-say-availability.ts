import {
  type AvailabilityWord,
  availabilityRoutes,
} from '@mitoyen/contract/features/availability/availability.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { useWrite } from '../../core/writes/use-write.ts';

/** Says with one word when one is free; all that is shown of the account is asked again. */
export function useSayAvailability(userId: string) {
  const queryClient = useQueryClient();
  return useWrite({
    later: null,
    send: (write, answer: AvailabilityWord) =>
      callApi(availabilityRoutes.answer, { params: { userId }, body: { answer } }, write),
    onSuccess: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(userId) }),
  });
}
