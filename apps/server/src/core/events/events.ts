import type {
  CloseReason,
  LiveEventData,
  LiveEventType,
} from '@mitoyen/contract/core/events/events.rules.ts';
import type { FastifyReply } from 'fastify';
import type { SessionUser } from '../auth/sessions.repository.ts';
import type { Tx } from '../db/schema.ts';
import { newId } from '../ids/new-id.ts';
import { createAnnouncer } from './announcer.ts';
import { ephemeralEventsChannel } from './channels.ts';
import { notify } from './events.repository.ts';
import { createLiveStreams, type StreamParts } from './live-streams.ts';
import { type NewEvent, publishEvents } from './publish.ts';

/** Live events, from every server instance to every browser tab. */
export interface Events {
  /**
   * Sends events to accounts once the transaction is committed; stored for a day for browsers that reconnect.
   */
  publish(tx: Tx, ...events: readonly NewEvent[]): Promise<void>;
  /** Sends an event to an account's open streams; nothing is stored. */
  whisper<Type extends LiveEventType>(userId: string, type: Type, data: LiveEventData<Type>): Promise<void>;
  /**
   * Turns the response into a stream. With a null id it begins anew. @throws when the database does not
   * answer.
   */
  openStream(user: SessionUser, lastEventId: string | null, reply: FastifyReply): Promise<void>;
  /** Ends every stream of this instance. */
  closeStreams(reason: CloseReason): void;
  /** Ends the streams of sessions whose end was not notified. Runs every minute. */
  checkSessions(): Promise<void>;
  /** How many are open on this instance. */
  streamCount(): number;
  stop(): Promise<void>;
}

export function createEvents(parts: StreamParts): Events {
  const instanceId = newId();
  const announcer = createAnnouncer(parts, instanceId);
  const streams = createLiveStreams(parts, instanceId);
  const announce = () => {
    streams.wake();
    announcer.announce();
  };
  return {
    publish: (tx, ...events) => publishEvents(parts, tx, events, announce),
    whisper: (userId, type, data) =>
      notify(parts.db, ephemeralEventsChannel, JSON.stringify({ userId, type, data })),
    openStream: streams.open,
    closeStreams: streams.close,
    checkSessions: streams.checkSessions,
    streamCount: streams.count,
    async stop() {
      await streams.stop();
      await announcer.finish();
    },
  };
}
