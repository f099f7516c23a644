import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Given to the way to a conversation (`state`), so that it is there to propose a mission. */
export const asksForMission = { asksForMission: true } as const;

/** Calls back when one came here to propose a mission: once, so that a reload asks for nothing. */
export function useAskedFor(take: () => void): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (typeof state !== 'object' || state === null || !('asksForMission' in state)) return;
    take();
    const { asksForMission: _, ...rest } = state;
    void navigate('.', { replace: true, state: rest, preventScrollReset: true });
  }, [state, take, navigate]);
}
