import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { BaseContext } from '../context/base-context.ts';
import { type EventCursor, formatCursor, parseCursor } from './event-cursor.ts';
import { batchTexts, greetingText, resetText } from './event-text.ts';
import { type MissedEvent, readEventsOf, readEventsSince } from './events.repository.ts';

/** How long an id is sure to have all events after it: shorter than they are kept. */
const resumableHours = fixedRetention.eventHours - 1;

/** Beyond this, reloading everything is quicker for the browser. */
const maxMissed = 500;

/** The first events of a new stream, and the snapshot that they complete. */
interface Missed {
  readonly upTo: string;
  readonly texts: readonly string[];
}

/**
 * The events that an account missed since its browser's last event id. With null, the browser has just loaded
 * everything. Ids from before `begunAt` are no longer valid.
 */
export async function findMissed(
  { db, clock }: Pick<BaseContext, 'db' | 'clock'>,
  userId: string,
  lastEventId: string | null,
  begunAt = new Date(0),
): Promise<Missed> {
  const at = clock.now();
  const cursor = lastEventId === null ? null : parseCursor(lastEventId);
  if (cursor && cursor.at >= begunAt && at.getTime() - cursor.at.getTime() < resumableHours * 3_600_000) {
    const { snapshot, events, isKnown } = await readEventsOf(db, userId, cursor, maxMissed + 1);
    if (isKnown && events.length <= maxMissed) {
      const texts = [greetingText(String(lastEventId)), ...missedTexts(cursor, { at, snapshot, events })];
      return { upTo: snapshot, texts };
    }
  }
  const { snapshot } = await readEventsSince(db, null);
  const here = formatCursor({ at, snapshot, midst: null });
  const texts = [greetingText(here), ...(lastEventId === null ? [] : [resetText(here)])];
  return { upTo: snapshot, texts };
}

/** First the rest of the batch that was being sent, then what is new since. */
function missedTexts(
  cursor: EventCursor,
  { at, snapshot, events }: { at: Date; snapshot: string; events: readonly MissedEvent[] },
): string[] {
  const rest = events.filter((event) => event.is_rest);
  const fresh = events.filter((event) => !event.is_rest);
  return [
    ...batchTexts(
      { at: cursor.at, snapshot: cursor.snapshot, events: rest },
      cursor.midst?.base ?? cursor.snapshot,
    ),
    ...batchTexts({ at, snapshot, events: fresh }, cursor.snapshot),
  ];
}
