import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';

/** All lists that codes come from. They do not change while a page is open. */
export function vocabularyQuery() {
  return queryOptions({
    queryKey: ['vocabulary'] as const,
    queryFn: ({ signal }) => callApi(vocabularyRoutes.get, {}, { signal }),
    staleTime: 86_400_000,
  });
}
