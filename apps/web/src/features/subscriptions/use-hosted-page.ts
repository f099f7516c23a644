import { useEffect, useState } from 'react';
import type { Write } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { useAttempt } from '../../core/writes/use-attempt.ts';

/**
 * Leads to a page of Stripe's that the server opens. `busy` until the browser is there, and false again when
 * the user comes back from it. `sentence` is the error when no page opens.
 */
export function useHostedPage(open: (write: Write) => Promise<{ url?: string }>, sentence: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const onReturn = () => setBusy(false);
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  const attempt = useAttempt({ later: null, endsWithForm: false, retry: () => void go() });
  const go = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { url } = await attempt(open);
      if (!url) throw new Error('no address came back');
      window.location.assign(url);
    } catch (error) {
      setFailure(errorSentence(error, sentence));
      setBusy(false);
    }
  };
  return { go, busy, failure };
}
