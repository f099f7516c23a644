import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';

/** Asks for one more link to confirm one's address. */
export function useSendConfirmation(userId: string) {
  return useMutation({
    mutationFn: () => callApi(accountRoutes.sendConfirmation, { params: { id: userId } }),
  });
}
