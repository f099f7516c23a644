import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import type { PortfolioEntryInput } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi, type Write } from '../../core/api/api-client.ts';
import { ownPortfolioQuery } from './portfolio.queries.ts';

/** Adds a project to one's own portfolio, once for each key, and shows it in the list. */
export function useAddProject(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = ownPortfolioQuery(userId);
  return async (entry: PortfolioEntryInput, key: string, write: Write): Promise<void> => {
    const added = await callApi(
      portfolioRoutes.create,
      { body: { ...entry, freelance_id: userId } },
      { ...write, headers: { 'idempotency-key': key } },
    );
    // a list asked for before must not undo it when it comes
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (items) =>
      items && !items.some(({ id }) => id === added.id) ? [...items, added] : items,
    );
    void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  };
}
