import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useAddressConfirmation } from '../../../core/pages/page-config.ts';
import { useSession } from '../../../core/session/session.tsx';
import { ownAccountQuery } from '../own-account.query.ts';

/** The signed-in account while its address is still to be confirmed; null when nothing is asked of it. */
export function useUnconfirmedAccount(): OwnAccount | null {
  const isAsked = useAddressConfirmation() !== 'off';
  const { user } = useSession();
  const { data } = useQuery(ownAccountQuery(isAsked && user ? user.id : ''));
  return isAsked && user && data && !data.emailConfirmed ? data : null;
}
