import type { OutgoingHttpHeaders } from 'node:http';
import type { CloseReason } from '@mitoyen/contract/features/events/events.schemas.ts';
import type { FastifyReply } from 'fastify';
import { type Snapshot, shows } from './event-cursor.ts';
import { farewellText } from './event-text.ts';

/** One browser tab's stream. */
export interface EventStream {
  readonly userId: string;
  readonly sessionId: string;
  /** An event read from the table: held back until `follow`. */
  deliver(xid: bigint, text: string): void;
  /** What has no place in the order of events. */
  say(text: string): void;
  /** Says what was missed, then everything delivered that the snapshot does not show yet. */
  follow(since: Snapshot, missed: readonly string[]): void;
  close(reason: CloseReason): void;
  /** Ends without a word, so that the browser comes back. */
  drop(): void;
}

/** A browser that leaves this much unread is dropped: it comes back and resumes. */
const maxUnsentBytes = 256 * 1024;

/** Takes the answer over from Fastify, with the headers it has so far. */
export function openEventStream(
  reply: FastifyReply,
  { userId, sessionId }: { userId: string; sessionId: string },
  onClose: (stream: EventStream) => void,
): EventStream {
  const { raw } = reply;
  let held: { xid: bigint; text: string }[] | null = [];
  let since: Snapshot | null = null;

  const say = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > maxUnsentBytes) raw.destroy();
  };

  const stream: EventStream = {
    userId,
    sessionId,
    deliver(xid, text) {
      if (held) held.push({ xid, text });
      else if (!since || !shows(since, xid)) say(text);
    },
    say,
    follow(snapshot, missed) {
      since = snapshot;
      const later = held ?? [];
      held = null;
      for (const text of missed) say(text);
      for (const { xid, text } of later) stream.deliver(xid, text);
    },
    close(reason) {
      say(farewellText(reason));
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
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx and others like it would keep the stream back until it fills a buffer
    'x-accel-buffering': 'no',
  });
  raw.socket?.setNoDelay(true);
  return stream;
}
