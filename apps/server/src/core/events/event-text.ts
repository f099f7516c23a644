import { type CloseReason, closeEvent, resetEvent } from '@mitoyen/contract/core/events/events.rules.ts';
import { formatCursor } from './event-cursor.ts';
import type { StoredEvent } from './events.repository.ts';

/** How a browser's stream spells an event. The data is JSON and therefore one line. */
export function eventText(type: string, data: unknown, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** An account's events that were read together, in their order. */
export interface EventBatch {
  readonly at: Date;
  /** In which they were read. */
  readonly snapshot: string;
  readonly events: readonly StoredEvent[];
}

/** Events for a stream that got what `base` shows: each with the id that leads back to those after it. */
export function batchTexts({ at, snapshot, events }: EventBatch, base: string): string[] {
  return events.map(({ id, type, data }, index) => {
    const midst = index === events.length - 1 ? null : { lastId: id, base };
    return eventText(type, data, formatCursor({ at, snapshot, midst }));
  });
}

/** First words of a stream: where it stands, and after how long a lost one may be asked for again. */
export const greetingText = (id: string) => `: ok\nretry: 2000\nid: ${id}\n\n`;

/** Says that the stream lives; it then stands at `id`. */
export const heartbeatText = (id: string) => `: ok\nid: ${id}\n\n`;

export const resetText = (id: string) => eventText(resetEvent, {}, id);

export const closeText = (reason: CloseReason) => eventText(closeEvent, { reason });
