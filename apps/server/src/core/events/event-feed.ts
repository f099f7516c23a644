import type { BaseContext } from '../context/base-context.ts';
import { scrubDatabaseError } from '../db/database-errors.ts';
import { type ReadEvents, readEventsSince } from './events.repository.ts';

/** What comes into the table of events, read once for all streams of this instance. */
export interface EventFeed {
  /** From now on, new events are delivered. Resolves once nothing can be missed any more. */
  start(): Promise<void>;
  /** Something may be new. Any number of calls while a reading is under way cause one more. */
  wake(): void;
  /** The last snapshot whose events are delivered; null before the start. */
  seen(): string | null;
  stop(): void;
}

/** A server that dies between a commit and its announcement announces nothing: then this finds it. */
const lookAnywayMs = 5_000;

export function createEventFeed(
  { db, log }: Pick<BaseContext, 'db' | 'log'>,
  deliver: (read: ReadEvents) => void,
): EventFeed {
  let seen: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;
  let isStale = false;

  async function readOn(): Promise<void> {
    isReading = true;
    try {
      do {
        isStale = false;
        const read = await readEventsSince(db, seen);
        if (!timer) return;
        seen = read.snapshot;
        deliver(read);
      } while (isStale);
    } catch (error) {
      // what was not read is read by the next look
      log.warn({ err: scrubDatabaseError(error) }, 'new events could not be read');
    } finally {
      isReading = false;
    }
  }

  function wake(): void {
    isStale = true;
    if (timer && !isReading) void readOn();
  }

  return {
    async start() {
      seen = (await readEventsSince(db, null)).snapshot;
      timer ??= setInterval(wake, lookAnywayMs).unref();
    },
    wake,
    seen: () => seen,
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
