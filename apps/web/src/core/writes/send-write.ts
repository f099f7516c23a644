import { inTime } from '../api/in-time.ts';
import { LostCall, type WriteRequest } from './lost-call.ts';

/** Milliseconds after which a write is given up. */
const writeLimitMs = 10_000;

/** A response this recent shows that the network works. */
const recentMs = 5_000;

let heardAt = Date.now();

/** To be called with each response of the server. */
export function noteAnswer(): void {
  heardAt = Date.now();
}

interface Sending<Answer> {
  /** The caller's signal; aborted when the write is given up. */
  readonly signal: AbortSignal;
  readonly request: WriteRequest;
  /** Makes any request to the server; rejects where it cannot be reached. */
  readonly reach: (signal: AbortSignal) => Promise<unknown>;
  readonly send: (signal: AbortSignal) => Promise<Answer>;
}

/**
 * Sends a write. A browser tells neither that its network leads nowhere nor how much of a failed request was
 * sent, so a write waits for a sign of the server where there was none lately: without one, nothing has been
 * sent.
 * @throws LostCall when no response came within ten seconds, or when it was aborted once sent; the signal's
 * reason when it was aborted before.
 */
export async function sendWrite<Answer>({ signal, request, reach, send }: Sending<Answer>): Promise<Answer> {
  let mayHaveArrived = false;
  try {
    return await inTime(writeLimitMs, signal, async (cut) => {
      if (!navigator.onLine || Date.now() - heardAt > recentMs) await reach(cut);
      cut.throwIfAborted();
      mayHaveArrived = true;
      return await send(cut);
    });
  } catch (cause) {
    if (signal.aborted && !mayHaveArrived) throw cause;
    throw new LostCall({ mayHaveArrived, isCancelled: signal.aborted }, request, cause);
  }
}
