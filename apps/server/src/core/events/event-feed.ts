import type { BaseContext } from '../context/base-context.ts';
import { scrubDatabaseError } from '../db/database-errors.ts';
import { type ReadEvents, readEventsSince, readTimeline } from './events.repository.ts';

/** Reads new rows of the events table, once for all streams of this instance. */
export interface EventFeed {
  /** Starts delivery of new events. Resolves once none can be missed any more. */
  start(): Promise<void>;
  /**
   * Reads again, since there may be new events. Any number of calls while a read is under way cause one more.
   */
  wake(): void;
  /** To be called when the database connection was reopened: it may lead to another server. */
  reconnected(): void;
  /** The last snapshot whose events are delivered; null before the start. */
  seen(): string | null;
  stop(): void;
}

/** Interval of reads without a notice: finds events of a server that died between commit and announcement. */
const lookAnywayMs = 5_000;

/**
 * `deliver` gets the new events. `begin` is called when another server has become the primary: it assigns
 * again the transaction numbers that only the lost one had used, so that no earlier snapshot tells what is
 * new.
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
      // the next read finds what this one missed
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
