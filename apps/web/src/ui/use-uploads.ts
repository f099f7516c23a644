import { useEffect, useRef, useState } from 'react';
import { type FileRules, failureOf, fittingFile, type Upload } from './use-upload.ts';

/** More at once would only make each of them slower. */
const atOnce = 2;

export interface Sending {
  readonly key: number;
  readonly file: File;
  readonly state:
    | { readonly step: 'waiting' }
    | { readonly step: 'sending'; readonly ratio: number }
    /** `canRetry` is false when the file itself is at fault. */
    | { readonly step: 'failed'; readonly message: string; readonly canRetry: boolean };
}

/** Several files on their way, two at a time in the order given. Leaving the page ends what is under way. */
export function useUploads(upload: Upload, rules: FileRules, onSent: (url: string) => void) {
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const sent = useRef(onSent);
  sent.current = onSent;
  const lastKey = useRef(0);
  const waiting = useRef<{ key: number; file: File }[]>([]);
  const running = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const controllers = running.current;
    return () => {
      // first, or the end of one would start the next
      waiting.current = [];
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const setState = (key: number, state: Sending['state']) =>
    setSendings((current) =>
      current.map((sending) => (sending.key === key ? { ...sending, state } : sending)),
    );
  const drop = (key: number) => setSendings((current) => current.filter((sending) => sending.key !== key));

  const send = async ({ key, file }: { key: number; file: File }) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(key, controller);
    setState(key, { step: 'sending', ratio: 0 });
    try {
      const onProgress = (ratio: number) => !signal.aborted && setState(key, { step: 'sending', ratio });
      const fitting = fittingFile(file, rules);
      const ready = fitting instanceof Promise ? await fitting : fitting;
      if (signal.aborted) return;
      const { url } = await upload(ready, { onProgress, signal });
      if (signal.aborted) return;
      drop(key);
      sent.current(url);
    } catch (error) {
      if (signal.aborted) return;
      setState(key, { step: 'failed', ...failureOf(error) });
    } finally {
      running.current.delete(key);
      sendNext();
    }
  };
  const sendNext = () => {
    while (running.current.size < atOnce) {
      const next = waiting.current.shift();
      if (!next) return;
      void send(next);
    }
  };

  const start = (files: readonly File[]) => {
    const added = files.map((file): Sending => {
      lastKey.current += 1;
      return { key: lastKey.current, file, state: { step: 'waiting' } };
    });
    setSendings((current) => [...current, ...added]);
    waiting.current.push(...added);
    sendNext();
  };
  const retry = ({ key, file }: Sending) => {
    setState(key, { step: 'waiting' });
    waiting.current.push({ key, file });
    sendNext();
  };
  const cancel = ({ key }: Sending) => {
    waiting.current = waiting.current.filter((queued) => queued.key !== key);
    running.current.get(key)?.abort();
    running.current.delete(key);
    drop(key);
    sendNext();
  };
  return { sendings, start, retry, cancel };
}
