import type { OutgoingHttpHeaders } from 'node:http';
import type { CloseReason } from '@mitoyen/contract/core/events/events.rules.ts';
import type { FastifyReply } from 'fastify';
import { covers, formatCursor, parseSnapshot, type Snapshot, shows } from './event-cursor.ts';
import { batchTexts, closeText, type EventBatch, heartbeatText } from './event-text.ts';

/** One browser tab's stream. */
export interface EventStream {
  readonly userId: string;
  readonly sessionId: string;
  /** Sends events of this account, read from the table; held back until `follow`. */
  deliver(batch: EventBatch): void;
  /**
   * Sends a heartbeat with the stream's position: `seen` is the snapshot up to which all streams have events.
   */
  beat(at: Date, seen: string): void;
  /** Sends an event that has no place in their order. */
  say(text: string): void;
  /** Sends what was missed, then everything delivered that the snapshot `upTo` does not show yet. */
  follow(upTo: string, missed: readonly string[]): void;
  close(reason: CloseReason): void;
  /** Closes the connection without a closing event, so that the browser reconnects. */
  drop(): void;
}

/** A browser with this much unread is disconnected: it reconnects and resumes. */
const maxUnsentBytes = 256 * 1024;

/** Takes the response over from Fastify, with the headers it has so far. */
export function openEventStream(
  reply: FastifyReply,
  { userId, sessionId }: { userId: string; sessionId: string },
  onClose: (stream: EventStream) => void,
): EventStream {
  const { raw } = reply;
  let held: EventBatch[] = [];
  /** All of this snapshot has been sent. Null until `follow`. */
  let told: { readonly text: string; readonly snapshot: Snapshot } | null = null;
  const tellUpTo = (text: string) => {
    told = { text, snapshot: parseSnapshot(text) };
    return told;
  };

  const say = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > maxUnsentBytes) raw.destroy();
  };

  const stream: EventStream = {
    userId,
    sessionId,
    deliver(batch) {
      if (!told) {
        held.push(batch);
        return;
      }
      const { text: base, snapshot } = told;
      const events = batch.events.filter(({ xid }) => !shows(snapshot, BigInt(xid)));
      if (events.length === 0) return;
      for (const text of batchTexts({ ...batch, events }, base)) say(text);
      tellUpTo(batch.snapshot);
    },
    beat(at, seen) {
      if (!told) return;
      // the stream may have begun with a later snapshot than the others'
      const { text } = covers(parseSnapshot(seen), told.snapshot) ? tellUpTo(seen) : told;
      say(heartbeatText(formatCursor({ at, snapshot: text, midst: null })));
    },
    say,
    follow(upTo, missed) {
      tellUpTo(upTo);
      for (const text of missed) say(text);
      for (const batch of held) stream.deliver(batch);
      held = [];
    },
    close(reason) {
      say(closeText(reason));
      raw.end();
      onClose(stream);
    },
    drop() {
      raw.destroy();
      onClose(stream);
    },
  };

  raw.once('close', () => onClose(stream));
  raw.on('error', () => raw.destroy());
  reply.type('text/event-stream; charset=utf-8').hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'cache-control': 'no-store, no-transform',
    // nginx and other proxies would hold the stream back until it fills a buffer
    'x-accel-buffering': 'no',
  });
  raw.socket?.setNoDelay(true);
  return stream;
}
