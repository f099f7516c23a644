import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import type { Subscription } from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders, unattended } from '../../core/api/api-client.ts';
import { nextCursor } from '../../core/api/next-cursor.ts';
import { companiesKey } from '../../core/api/query-keys.ts';

const companyKey = (userId: string) => [...companiesKey, 'by-user', userId] as const;

/** A company's subscription, as the product knows it. */
export function subscriptionQuery(userId: string) {
  return queryOptions({
    queryKey: [...companyKey(userId), 'subscription'] as const,
    queryFn: ({ signal }) => callApi(subscriptionRoutes.get, { params: { userId } }, { signal }),
  });
}

/** The same after asking Stripe. */
export async function refreshSubscription(userId: string, queryClient: QueryClient): Promise<Subscription> {
  const subscription = await callApi(subscriptionRoutes.refresh, { params: { userId } }, unattended());
  queryClient.setQueryData(subscriptionQuery(userId).queryKey, subscription);
  return subscription;
}

/** A company's invoices, page by page. */
export function invoicesQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...companyKey(userId), 'invoices'] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const call = { params: { userId }, query: { cursor: pageParam ?? undefined } };
      const { data, headers } = await callApiWithHeaders(subscriptionRoutes.listInvoices, call, { signal });
      return { invoices: data, nextCursor: nextCursor(headers) };
    },
    getNextPageParam: (last) => last.nextCursor,
  });
}
