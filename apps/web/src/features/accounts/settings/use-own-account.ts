import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { updateUser } from '../../../core/session/session.tsx';
import { ownAccountQuery } from '../own-account.query.ts';

/** The account as the server has it; what the rest of the pages show of it follows. */
export function useOwnAccount(userId: string) {
  const query = useQuery(ownAccountQuery(userId));
  const { data } = query;
  useEffect(() => {
    if (data) updateUser({ username: data.username, email: data.email, phone: data.phone });
  }, [data]);
  return query;
}

/** Takes in what a change of the account answered. */
export function useKeepAccount() {
  const queryClient = useQueryClient();
  return (account: OwnAccount) => queryClient.setQueryData(ownAccountQuery(account.id).queryKey, account);
}
