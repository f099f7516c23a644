import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAddressConfirmation } from '../../../core/pages/page-config.ts';
import { useSession } from '../../../core/session/session.tsx';
import { ownAccountQuery } from '../own-account.query.ts';

/**
 * The signed-in account while its address is still to be confirmed; null when it need not be. Known at once
 * from the account kept in the browser, which follows what the server says.
 */
export function useUnconfirmedAccount(): User | null {
  const isAsked = useAddressConfirmation() !== 'off';
  const { user, updateUser } = useSession();
  const { data } = useQuery(ownAccountQuery(isAsked && user ? user.id : ''));
  const isConfirmed = data?.emailConfirmed;
  useEffect(() => {
    if (isConfirmed !== undefined && isConfirmed !== user?.emailConfirmed)
      updateUser({ emailConfirmed: isConfirmed });
  }, [isConfirmed, user, updateUser]);
  return isAsked && user?.emailConfirmed === false ? user : null;
}
