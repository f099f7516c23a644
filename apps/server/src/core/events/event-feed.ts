import type { BaseContext } from '../context/base-context.ts';
import { scrubDatabaseError } from '../db/database-errors.ts';
import { type ReadEvents, readEventsSince, readTimeline } from './events.repository.ts';

/** What comes into the table of events, read once for all streams of this instance. */
export interface EventFeed {
  /** From now on, new events are delivered. Resolves once nothing can be missed any more. */
  start(): Promise<void>;
  /** Something may be new. Any number of calls while a reading is under way cause one more. */
  wake(): void;
  /** The connection to the database was made anew: it may be another server's. */
  reconnected(): void;
  /** The last snapshot whose events are delivered; null before the start. */
  seen(): string | null;
  stop(): void;
}

/** A server that dies between a commit and its announcement announces nothing: then this finds it. */
const lookAnywayMs = 5_000;

/**
 * `deliver` gets what is new. `begin` is called when another server took the primary's place: it gives the numbers of
 * transactions that only the lost one had seen end to others, so that no earlier snapshot says what is new.
 */
export function createEventFeed(
  { db, log }: Pick<BaseContext, 'db' | 'log'>,
  deliver: (read: ReadEvents) => void,
  begin: (snapshot: string) => void,
): EventFeed {
  let seen: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;
  let isStale = false;
  let timeline = '';
  let isServerKnown = true;

  async function lookAtServer(): Promise<void> {
    const now = await readTimeline(db);
    if (now !== timeline) {
      seen = (await readEventsSince(db, null)).snapshot;
      begin(seen);
    }
    timeline = now;
    isServerKnown = true;
  }

  async function readOn(): Promise<void> {
    isReading = true;
    try {
      do {
        isStale = false;
        if (!isServerKnown) await lookAtServer();
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
      timeline = await readTimeline(db);
      seen = (await readEventsSince(db, null)).snapshot;
      timer ??= setInterval(wake, lookAnywayMs).unref();
    },
    wake,
    reconnected() {
      isServerKnown = false;
      wake();
    },
    seen: () => seen,
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
