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

/** What happens to people while they look, from every server instance to every browser tab. */
export interface Events {
  /** Tells accounts, if the transaction is committed, even those that come back within a day. */
  publish(tx: Tx, ...events: readonly NewEvent[]): Promise<void>;
  /** Tells an account that is there right now; nothing is kept. */
  whisper<Type extends LiveEventType>(userId: string, type: Type, data: LiveEventData<Type>): Promise<void>;
  /** Makes the answer a stream. A null id begins anew. @throws when the database does not answer. */
  openStream(user: SessionUser, lastEventId: string | null, reply: FastifyReply): Promise<void>;
  /** Ends every stream of this instance. */
  closeStreams(reason: CloseReason): void;
  /** Ends the streams of sessions that ended unheard. Done every minute. */
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
