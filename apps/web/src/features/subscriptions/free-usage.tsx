import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { contactAllowanceKey, offersKey } from '../../core/api/query-keys.ts';
import styles from './pricing.module.css';
import { pricingTexts as texts } from './pricing.texts.ts';

function contactsUsedQuery(userId: string) {
  return queryOptions({
    queryKey: [...contactAllowanceKey, userId, 'used'] as const,
    queryFn: ({ signal }) => callApi(conversationRoutes.contactedCount, { query: { userId } }, { signal }),
  });
}

function offersUsedQuery(userId: string) {
  return queryOptions({
    queryKey: [...offersKey, 'used', userId] as const,
    queryFn: ({ signal }) =>
      callApi(offerRoutes.listByCompany, { params: { userId }, query: { limit: 1 } }, { signal }),
  });
}

function Usage({
  used,
  say,
}: {
  used: { count: number; limit: number | null } | undefined;
  say: (count: number, limit: number) => string;
}) {
  return used && used.limit !== null && <p className={styles.used}>{say(used.count, used.limit)}</p>;
}

/** How much of the free plan a company has used. Shown when known: nothing hangs on it. */
export function FreeUsage({ userId }: { userId: string }) {
  const contacts = useQuery(contactsUsedQuery(userId));
  const offers = useQuery(offersUsedQuery(userId));
  return (
    <>
      <p className={styles.small}>{texts.usage}</p>
      <Usage used={contacts.data} say={texts.contacted} />
      <Usage used={offers.data} say={texts.published} />
    </>
  );
}
