import { canPublishOneMore } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../../core/session/session.tsx';
import { ownOffersQuery } from './offers.queries.ts';

export interface OfferQuota {
  /** Offers published so far, closed and deleted ones included. */
  readonly count: number;
  readonly limit: number;
  readonly isReached: boolean;
}

/** How far a free company is from its limit; null for Premium, for others, and while it is not known. */
export function useOfferQuota(): OfferQuota | null {
  const { user } = useSession();
  const isCompany = user?.role === 'entreprise';
  const { data } = useInfiniteQuery({ ...ownOffersQuery(user?.id ?? ''), enabled: isCompany });
  const [page] = data?.pages ?? [];
  if (!isCompany || !page || page.limit === null) return null;
  const { count, limit } = page;
  return { count, limit, isReached: !canPublishOneMore(count, limit) };
}
