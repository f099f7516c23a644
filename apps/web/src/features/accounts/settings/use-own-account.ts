import type { OwnAccount, User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { updateUser } from '../../../core/session/session.tsx';
import { ownAccountQuery } from '../own-account.query.ts';

/**
 * The account as the server has it, until then as the browser keeps it; what the rest of the pages show of it follows.
 */
export function useOwnAccount(user: User) {
  const query = useQuery({
    ...ownAccountQuery(user.id),
    placeholderData: { ...user, pendingEmail: null, termsVersion: null },
  });
  const { data, isPlaceholderData } = query;
  useEffect(() => {
    if (data && !isPlaceholderData)
      updateUser({
        username: data.username,
        firstName: data.firstName,
        email: data.email,
        phone: data.phone,
      });
  }, [data, isPlaceholderData]);
  return query;
}

/** Takes in what a change of the account answered. */
export function useKeepAccount() {
  const queryClient = useQueryClient();
  return (account: OwnAccount) => queryClient.setQueryData(ownAccountQuery(account.id).queryKey, account);
}
