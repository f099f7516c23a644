import type { QueryClient } from '@tanstack/react-query';
import { companiesKey, contactAllowanceKey, offersKey } from '../../core/api/query-keys.ts';

/** What a company may do, and how its offers stand, follow its subscription: all of it is asked for again. */
export async function forgetWhatFollowsSubscription(queryClient: QueryClient): Promise<void> {
  const keys = [companiesKey, offersKey, contactAllowanceKey];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
