import { useEffect } from 'react';
import { useSession } from '../session/session.tsx';

const retryMs = 10_000;

/** Visitors do not load the stream's code: it is loaded with the session, and retried until it arrives. */
function startOnceFetched(userId: string): () => void {
  let stop = () => clearTimeout(timer);
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = async () => {
    try {
      const { startLiveEvents } = await import('./start-live-events.ts');
      if (!isStopped) stop = startLiveEvents(userId);
    } catch {
      if (!isStopped) timer = setTimeout(begin, retryMs);
    }
  };
  void begin();
  return () => {
    isStopped = true;
    stop();
  };
}

/** Receives the account's live events while a session exists. Renders nothing. */
export function LiveEvents() {
  const { token, user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (token !== null && userId !== undefined) return startOnceFetched(userId);
  }, [token, userId]);
  return null;
}
