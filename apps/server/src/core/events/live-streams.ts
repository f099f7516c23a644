import type { CloseReason } from '@mitoyen/contract/core/events/events.rules.ts';
import type { FastifyReply } from 'fastify';
import type { SessionUser } from '../auth/sessions.repository.ts';
import { findLivingSessions } from '../auth/sessions.repository.ts';
import type { BaseContext } from '../context/base-context.ts';
import { scrubDatabaseError } from '../db/database-errors.ts';
import type { Listener } from '../db/listen.ts';
import { endedSessionsChannel, ephemeralEventsChannel, newEventsChannel } from './channels.ts';
import { formatCursor } from './event-cursor.ts';
import { createEventFeed } from './event-feed.ts';
import { openEventStream } from './event-stream.ts';
import { eventText, resetText } from './event-text.ts';
import type { ReadEvents } from './events.repository.ts';
import { findMissed } from './find-missed.ts';
import { createSessionWatch } from './session-watch.ts';
import { StreamRegistry } from './stream-registry.ts';

export interface EventsOptions {
  /** Seconds between two heartbeats of a stream. */
  readonly heartbeatSeconds: number;
  /** Most streams of an account on one instance; beyond, the oldest is closed. */
  readonly maxStreamsPerUser: number;
}

export interface StreamParts extends Pick<BaseContext, 'db' | 'clock' | 'log'> {
  readonly listener: Listener;
  readonly options: EventsOptions;
}

const checkSessionsMs = 60_000;

/** The streams of this instance and their feed. Nothing is connected before the first one opens. */
export function createLiveStreams(parts: StreamParts, instanceId: string) {
  const { db, clock, log, listener, options } = parts;
  const registry = new StreamRegistry(options.maxStreamsPerUser);
  const sessions = createSessionWatch(parts, registry);
  const feed = createEventFeed(parts, deliver, beginAnew);
  const timers: NodeJS.Timeout[] = [];
  let starting: Promise<void> | null = null;
  /** Older event ids refer to what another server had seen */
  let begunAt = new Date(0);

  function deliver({ snapshot, events }: ReadEvents): void {
    const at = clock.now();
    for (const userId of new Set(events.map((event) => event.user_id))) {
      const own = events.filter((event) => event.user_id === userId);
      for (const stream of registry.of(userId)) stream.deliver({ at, snapshot, events: own });
    }
  }

  function beginAnew(snapshot: string): void {
    begunAt = clock.now();
    const text = resetText(formatCursor({ at: begunAt, snapshot, midst: null }));
    for (const stream of registry.all()) stream.follow(snapshot, [text]);
  }

  function deliverEphemeral(payload: string): void {
    const { userId, type, data } = JSON.parse(payload);
    for (const stream of registry.of(userId)) stream.say(eventText(type, data));
  }

  function beat(): void {
    const seen = feed.seen();
    if (seen === null) return;
    const at = clock.now();
    for (const stream of registry.all()) stream.beat(at, seen);
  }

  const hearNewEvents = (sender: string) => {
    if (sender !== instanceId) feed.wake();
  };
  const hearEndedSessions = (ids: string) => sessions.end(ids.split(','));
  listener.onReconnect(() => {
    if (!starting) return;
    feed.reconnected();
    void sessions.check();
  });

  async function start(): Promise<void> {
    await listener.on(newEventsChannel, hearNewEvents);
    await listener.on(ephemeralEventsChannel, deliverEphemeral);
    await listener.on(endedSessionsChannel, hearEndedSessions);
    await feed.start();
    timers.push(setInterval(beat, options.heartbeatSeconds * 1000).unref());
    timers.push(setInterval(() => void sessions.check(), checkSessionsMs).unref());
  }

  function started(): Promise<void> {
    starting ??= start().catch((error) => {
      starting = null;
      throw error;
    });
    return starting;
  }

  return {
    wake: feed.wake,
    async open(user: SessionUser, lastEventId: string | null, reply: FastifyReply): Promise<void> {
      await started();
      const ids = { userId: user.id, sessionId: user.sessionId };
      const stream = openEventStream(reply, ids, (closed) => registry.remove(closed));
      registry.add(stream);
      try {
        const { upTo, texts } = await findMissed(parts, user.id, lastEventId, begunAt);
        stream.follow(upTo, texts);
        // it may have ended before the stream could be notified
        const living = await findLivingSessions(db, [user.sessionId], clock.now());
        if (!living.has(user.sessionId)) stream.close('session_ended');
      } catch (error) {
        log.warn({ err: scrubDatabaseError(error) }, 'a stream could not be opened');
        stream.drop();
      }
    },
    close(reason: CloseReason): void {
      for (const stream of [...registry.all()]) stream.close(reason);
    },
    checkSessions: sessions.check,
    count: () => registry.size,
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      feed.stop();
      await starting;
    },
  };
}
