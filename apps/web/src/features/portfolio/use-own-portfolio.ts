import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../core/api-client.ts';
import { moveItem } from '../../ui/move-item.ts';
import { ownPortfolioQuery } from './portfolio.queries.ts';

/** What can be done to the list of one's own projects. It changes at once, and is put back when the server refuses. */
export function useOwnPortfolio(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = ownPortfolioQuery(userId);
  const [hasOrderFailed, setOrderFailed] = useState(false);
  const lastMove = useRef(0);

  const keep = (change: (items: readonly PortfolioItem[]) => readonly PortfolioItem[]) =>
    queryClient.setQueryData(queryKey, (items) => items && [...change(items)]);
  const others = () =>
    void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });

  /** Whether there was anything to move. */
  const move = (from: number, to: number): boolean => {
    const items = queryClient.getQueryData(queryKey) ?? [];
    const moved = moveItem(items, from, to);
    if (moved === items) return false;
    lastMove.current += 1;
    const thisMove = lastMove.current;
    setOrderFailed(false);
    // A list asked for before must not undo the move when it comes.
    void queryClient.cancelQueries({ queryKey });
    keep(() => moved);
    const body = { ids: moved.map(({ id }) => id) };
    callApi(portfolioRoutes.reorder, { params: { freelanceId: userId }, body }).then(others, () => {
      if (thisMove !== lastMove.current) return;
      setOrderFailed(true);
      void queryClient.invalidateQueries({ queryKey });
    });
    return true;
  };
  const remove = async (id: string) => {
    await callApi(portfolioRoutes.remove, { params: { id } });
    keep((items) => items.filter((item) => item.id !== id));
    others();
  };
  return { move, remove, hasOrderFailed };
}
