import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { callApi } from '../../../core/api/api-client.ts';
import { useWrite } from '../../../core/writes/use-write.ts';

/** Asks for one more link to confirm one's address. */
export function useSendConfirmation(userId: string) {
  return useWrite({
    later: null,
    send: (write) => callApi(accountRoutes.sendConfirmation, { params: { id: userId } }, write),
  });
}
