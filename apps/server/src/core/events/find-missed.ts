import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../context/app-context.ts';
import { formatCursor, parseCursor, parseSnapshot, type Snapshot } from './event-cursor.ts';
import { eventText, greetingText, resetText } from './event-text.ts';
import { readEventsOf, readEventsSince, type StoredEvent } from './events.repository.ts';

/** For how long an id surely leads back to all events after it: less than they are kept. */
const resumableHours = fixedRetention.eventHours - 1;

/** Beyond this, a browser is quicker asking for everything again. */
const maxMissed = 500;

/** What a new stream says first, and the snapshot up to which that is everything. */
interface Missed {
  readonly upTo: Snapshot;
  readonly texts: readonly string[];
}

export const cursorAfter = (at: Date, snapshot: string, { id }: StoredEvent) =>
  formatCursor({ at, snapshot, lastId: id });

/** What an account missed since its browser's last event id. Null: the browser begins, and knows everything. */
export async function findMissed(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: string,
  lastEventId: string | null,
): Promise<Missed> {
  const at = clock.now();
  const cursor = lastEventId === null ? null : parseCursor(lastEventId);
  const isRecent = cursor !== null && at.getTime() - cursor.at.getTime() < resumableHours * 3_600_000;
  const read = isRecent
    ? await readEventsOf(db, userId, cursor, maxMissed + 1)
    : { ...(await readEventsSince(db, null)), isKnown: false };
  const { snapshot, events, isKnown } = read;
  const here = formatCursor({ at, snapshot, lastId: null });
  const texts = [greetingText(isKnown ? String(lastEventId) : here)];
  if (isKnown && events.length <= maxMissed)
    for (const event of events)
      texts.push(eventText(event.type, event.data, cursorAfter(at, snapshot, event)));
  else if (lastEventId !== null) texts.push(resetText(here));
  return { upTo: parseSnapshot(snapshot), texts };
}
