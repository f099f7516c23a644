import { useEffect } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { useSession } from '../session/session.tsx';

const retryMs = 10_000;

function TryAgainSoon({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onRetry, retryMs);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return null;
}

const WaitingWritesStrip = lazyPart<object>(() => import('./waiting-writes-strip.tsx'), {
  Failed: TryAgainSoon,
});

/** The waiting writes. Only accounts have any: loaded with the session, and retried until it arrives. */
export function LazyWaitingWrites() {
  return useSession().user && <WaitingWritesStrip />;
}
