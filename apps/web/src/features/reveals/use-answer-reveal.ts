import { revealRoutes } from '@mitoyen/contract/features/discreet/discreet.contract.ts';
import type { Reveal, RevealAnswer } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { conversationsKey, revealsKey } from '../../core/api/query-keys.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { todayKey } from '../today/index.ts';

/** What a person may do about a firm's request. */
export type RevealChange = RevealAnswer | 'withdraw';

/** Answers a firm's request or takes a reveal back, and refreshes what shows it. */
export function useAnswerReveal({ id }: Reveal) {
  const queryClient = useQueryClient();
  return useWrite({
    // the user must know at once who can read their profile
    later: null,
    send: async (write, change: RevealChange) => {
      if (change === 'withdraw') await callApi(revealRoutes.withdraw, { params: { id } }, write);
      else await callApi(revealRoutes.answer, { params: { id }, body: { answer: change } }, write);
    },
    onSettled: () =>
      Promise.all(
        [revealsKey, todayKey, conversationsKey, ['visibility']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
