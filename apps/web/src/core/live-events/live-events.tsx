import { useEffect } from 'react';
import { useSession } from '../session/session.tsx';
import { startLiveEvents } from './start-live-events.ts';

/** Keeps the page told of what happens to the account, for as long as somebody is signed in. Shows nothing. */
export function LiveEvents() {
  const { token, user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (token !== null && userId !== undefined) return startLiveEvents(userId);
  }, [token, userId]);
  return null;
}
