import { useCallback, useEffect, useRef } from 'react';
import type { Write } from '../api/api-client.ts';
import { LostCall } from './lost-call.ts';
// the notice of a lost write must be loaded before the network is lost
import './lost-write.tsx';
import { forgetLostWrite, showLostWrite } from './lost-writes.ts';
import { forgetWaitingWrite } from './waiting-writes.ts';

export interface AttemptOptions {
  /**
   * The name in the list of waiting writes, so that the call may be sent once the network is back; null where
   * its author must be there: passwords, payments, several calls, visitors.
   */
  readonly later: string | null;
  /**
   * The draft it was made from: once sent or kept for later, it replaces a waiting write of the same draft.
   */
  readonly draftKey?: string | undefined;
  /**
   * Whether it is aborted when the form is unmounted; closing the dialog in which it was begun always aborts
   * it.
   */
  readonly endsWithForm: boolean;
  /** Retries with the values that the form or button has by then. */
  readonly retry: () => void;
}

/** The dialog in which the user is pressing something. */
function dialogInUse(): HTMLDialogElement | null {
  const around = document.activeElement?.closest('dialog');
  return around ?? [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
}

/** The lost write in a failure: a form of several calls wraps it with its step. */
function lostCallIn(error: unknown): LostCall | null {
  if (error instanceof LostCall) return error;
  return error instanceof Error && error.cause instanceof LostCall ? error.cause : null;
}

/**
 * Every write of the pages goes through here: it gets a signal that leaving its form aborts, and its author
 * gets a message when no response came.
 */
export function useAttempt(options: AttemptOptions) {
  const latest = useRef(options);
  latest.current = options;
  const control = useRef<AbortController | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      forgetLostWrite(control);
      if (latest.current.endsWithForm) control.current?.abort();
    };
  }, []);

  return useCallback(async <Result>(work: (write: Write) => Promise<Result>): Promise<Result> => {
    const { later, draftKey } = latest.current;
    forgetLostWrite(control);
    if (draftKey !== undefined) forgetWaitingWrite(draftKey);
    const own = new AbortController();
    control.current = own;
    const opener = document.activeElement;
    const dialog = dialogInUse();
    const giveUp = () => own.abort();
    dialog?.addEventListener('close', giveUp);
    try {
      return await work({ signal: own.signal });
    } catch (error) {
      const call = lostCallIn(error);
      if (call) {
        const canRetry = !isGone.current && !call.isCancelled;
        const retry = canRetry ? () => latest.current.retry() : null;
        showLostWrite({ owner: control, call, later, draftKey, retry, opener });
      }
      throw error;
    } finally {
      dialog?.removeEventListener('close', giveUp);
      if (control.current === own) control.current = null;
    }
  }, []);
}
