import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWrite } from '../../../core/writes/use-write.ts';
import type { ProfileEdit } from './profile-edit.ts';

interface SingleChange<Values extends object> {
  /** What was chosen and is on its way: to be shown instead of what the profile says. */
  readonly chosen: Partial<Values>;
  readonly choose: (change: Partial<Values>) => void;
  readonly isSaved: boolean;
  readonly error: Error | null;
}

/**
 * Changes one thing of one's own profile at once, outside of its form. The rest is sent as the server has it now, so
 * that nothing changed elsewhere meanwhile is undone; one change after the other.
 */
export function useSingleChange<Profile, Values extends object>(
  edit: ProfileEdit<Profile, Values>,
  userId: string,
): SingleChange<Values> {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Partial<Values>>({});
  const { mutate, isPending, isSuccess, error } = useWrite({
    // made of what the server has by then
    later: null,
    scope: { id: `profile-${userId}` },
    send: async (write, change: Partial<Values>) => {
      const latest = await edit.load(userId);
      return edit.save(userId, { ...edit.toValues(latest), ...change }, write);
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(edit.queryKey(userId), saved);
      void queryClient.invalidateQueries({ refetchType: 'none' });
    },
  });
  // By then the profile says it, or the choice did not arrive.
  useEffect(() => {
    if (!isPending) setChosen({});
  }, [isPending]);
  const choose = (change: Partial<Values>) => {
    // At once: a control that goes back for a moment looks as if it had refused.
    setChosen(change);
    mutate(change);
  };
  return { chosen, choose, isSaved: isSuccess, error };
}
