import type { MailKind } from '@mitoyen/contract/features/mail-preferences/mail-kinds.rules.ts';
import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { mailPreferencesQuery } from './mail-preferences.queries.ts';

/** Saves one choice at once: shown as chosen while it is on its way, and as it was when it did not arrive. */
export function useMailChoice(userId: string, kind: MailKind) {
  const queryClient = useQueryClient();
  const { queryKey } = mailPreferencesQuery(userId);
  const show = (isWanted: boolean) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, [kind]: isWanted });
  return useMutation({
    mutationFn: (isWanted: boolean) =>
      callApi(mailPreferenceRoutes.update, { params: { id: userId }, body: { [kind]: isWanted } }),
    onMutate: async (isWanted) => {
      await queryClient.cancelQueries({ queryKey });
      show(isWanted);
    },
    onSuccess: (saved) => show(saved[kind]),
    onError: (_error, isWanted) => show(!isWanted),
  });
}
