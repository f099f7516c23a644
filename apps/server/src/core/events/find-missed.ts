import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { BaseContext } from '../context/base-context.ts';
import { type EventCursor, formatCursor, parseCursor } from './event-cursor.ts';
import { batchTexts, greetingText, resetText } from './event-text.ts';
import { type MissedEvent, readEventsOf, readEventsSince } from './events.repository.ts';

/** For how long an id surely leads back to all events after it: less than they are kept. */
const resumableHours = fixedRetention.eventHours - 1;

/** Beyond this, a browser is quicker asking for everything again. */
const maxMissed = 500;

/** What a new stream says first, and the snapshot up to which that is everything. */
interface Missed {
  readonly upTo: string;
  readonly texts: readonly string[];
}

/**
 * What an account missed since its browser's last event id. Null: the browser begins, and knows everything. Ids from
 * before `begunAt` are not known any more.
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

/** First the rest of what was being told, then what is new since. */
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
