import { useEffect } from 'react';
import { useSession } from '../session/session.tsx';
import { startLiveEvents } from './start-live-events.ts';

/** Receives the account's live events while a session exists. Renders nothing. */
export function LiveEvents() {
  const { token, user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (token !== null && userId !== undefined) return startLiveEvents(userId);
  }, [token, userId]);
  return null;
}
