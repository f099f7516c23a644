import {
  type CloseReason,
  closeEvent,
  resetEvent,
} from '@mitoyen/contract/features/events/events.schemas.ts';

/** How a browser's stream spells an event. The data is JSON and therefore one line. */
export function eventText(type: string, data: unknown, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** First words of a stream: where it stands, and after how long a lost one may be asked for again. */
export const greetingText = (id: string) => `: ok\nretry: 2000\nid: ${id}\n\n`;

/** Says that the stream lives; it then stands at `id`. */
export const heartbeatText = (id: string) => `: ok\nid: ${id}\n\n`;

export const resetText = (id: string) => eventText(resetEvent, {}, id);

export const farewellText = (reason: CloseReason) => eventText(closeEvent, { reason });
