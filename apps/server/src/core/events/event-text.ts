import { type CloseReason, closeEvent, resetEvent } from '@mitoyen/contract/core/events/events.rules.ts';
import { formatCursor } from './event-cursor.ts';
import type { StoredEvent } from './events.repository.ts';

/** An event as a stream writes it. The data is JSON and therefore one line. */
export function eventText(type: string, data: unknown, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** An account's events that were read together, in their order. */
export interface EventBatch {
  readonly at: Date;
  /** The snapshot in which they were read. */
  readonly snapshot: string;
  readonly events: readonly StoredEvent[];
}

/** Events for a stream that has all of `base`, each with the id from which a browser resumes after it. */
export function batchTexts({ at, snapshot, events }: EventBatch, base: string): string[] {
  return events.map(({ id, type, data }, index) => {
    const midst = index === events.length - 1 ? null : { lastId: id, base };
    return eventText(type, data, formatCursor({ at, snapshot, midst }));
  });
}

/** The beginning of a stream: its position, and the pause before reconnecting. */
export const greetingText = (id: string) => `: ok\nretry: 2000\nid: ${id}\n\n`;

/** A heartbeat; the stream is then at `id`. */
export const heartbeatText = (id: string) => `: ok\nid: ${id}\n\n`;

export const resetText = (id: string) => eventText(resetEvent, {}, id);

export const closeText = (reason: CloseReason) => eventText(closeEvent, { reason });
