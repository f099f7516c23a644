import pg from 'pg';
import type { Log } from '../log/log.ts';
import { scrubDatabaseError } from './database-errors.ts';

type Handler = (payload: string) => void;

export interface Listener {
  /** Calls `handler` with each payload notified on `channel`; resolves once PostgreSQL listens. */
  on(channel: string, handler: Handler): Promise<void>;
  /** Calls `handler` after a lost connection was made again: what was notified in between never arrives. */
  onReconnect(handler: () => void): void;
  close(): Promise<void>;
}

interface ListenerOptions {
  readonly connection: pg.ClientConfig;
  readonly log: Pick<Log, 'warn' | 'error' | 'info'>;
}

const LONGEST_RETRY_DELAY_MS = 5_000;

/** PostgreSQL's notifications on one connection kept for that alone, made again as often as it is lost. */
export async function createListener({ connection, log }: ListenerOptions): Promise<Listener> {
  const handlersByChannel = new Map<string, Handler[]>();
  const reconnectHandlers: (() => void)[] = [];
  let client: pg.Client;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      application_name: 'mitoyen-listener',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...connection,
    });
    client = fresh;
    let isReady = false;
    let loss: unknown;
    fresh.on('error', (error) => {
      loss = error;
    });
    fresh.once('end', () => {
      if (closed || !isReady) return;
      log.warn({ err: scrubDatabaseError(loss) }, 'the connection for notifications was lost');
      scheduleReconnect(0);
    });
    fresh.on('notification', ({ channel, payload }) => deliver(channel, payload ?? ''));
    try {
      await fresh.connect();
      for (const channel of handlersByChannel.keys()) await listenTo(fresh, channel);
      if (loss) throw loss;
      isReady = true;
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
  }

  function deliver(channel: string, payload: string): void {
    for (const handler of handlersByChannel.get(channel) ?? []) guard(() => handler(payload));
  }

  /** One handler's mistake is neither the others' nor the connection's. */
  function guard(call: () => void): void {
    try {
      call();
    } catch (error) {
      log.error({ err: scrubDatabaseError(error) }, 'a notification could not be handled');
    }
  }

  function scheduleReconnect(delayMs: number): void {
    retry = setTimeout(async () => {
      try {
        await connect();
        if (closed) return void client.end();
        log.info('the connection for notifications is back');
        for (const handler of reconnectHandlers) guard(handler);
      } catch {
        if (!closed) scheduleReconnect(Math.min(Math.max(delayMs * 2, 50), LONGEST_RETRY_DELAY_MS));
      }
    }, delayMs);
  }

  await connect();
  return {
    async on(channel, handler) {
      const handlers = handlersByChannel.get(channel);
      if (handlers) handlers.push(handler);
      else handlersByChannel.set(channel, [handler]);
      await listenTo(client, channel);
    },
    onReconnect: (handler) => void reconnectHandlers.push(handler),
    async close() {
      closed = true;
      clearTimeout(retry);
      await client.end().catch(() => undefined);
    },
  };
}

async function listenTo(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
}
