import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi, unattended, type Write } from '../../core/api/api-client.ts';
import { moveItem } from '../../ui/move-item.ts';
import { ownPortfolioQuery } from './portfolio.queries.ts';

/** What can be done to the list of one's own projects. It changes at once, and is put back when the server refuses. */
export function useOwnPortfolio(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = ownPortfolioQuery(userId);
  const [hasOrderFailed, setOrderFailed] = useState(false);
  const wantedIds = useRef<readonly string[] | null>(null);
  const isSending = useRef(false);

  const keep = (change: (items: readonly PortfolioItem[]) => readonly PortfolioItem[]) =>
    queryClient.setQueryData(queryKey, (items) => items && [...change(items)]);
  const others = () =>
    void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });

  /** One after the other, the latest order last: two on their way at once could arrive the other way round. */
  const sendOrder = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let ids = wantedIds.current; ids; ids = wantedIds.current) {
      wantedIds.current = null;
      try {
        await callApi(
          portfolioRoutes.reorder,
          { params: { freelanceId: userId }, body: { ids: [...ids] } },
          unattended(),
        );
        others();
      } catch {
        if (wantedIds.current) continue;
        setOrderFailed(true);
        void queryClient.invalidateQueries({ queryKey });
      }
    }
    isSending.current = false;
  };

  /** Whether there was anything to move. */
  const move = (from: number, to: number): boolean => {
    const items = queryClient.getQueryData(queryKey) ?? [];
    const moved = moveItem(items, from, to);
    if (moved === items) return false;
    setOrderFailed(false);
    // A list asked for before must not undo the move when it comes.
    void queryClient.cancelQueries({ queryKey });
    keep(() => moved);
    wantedIds.current = moved.map(({ id }) => id);
    void sendOrder();
    return true;
  };
  const remove = async (id: string, write: Write) => {
    await callApi(portfolioRoutes.remove, { params: { id } }, write);
    keep((items) => items.filter((item) => item.id !== id));
    others();
  };
  return { move, remove, hasOrderFailed };
}
