import type { Log } from '../log/log.ts';
import { scrubDatabaseError } from './database-errors.ts';
import { type ListeningClient, listenOnCurrent, openListeningClient, reopen } from './listening-client.ts';
import type { DatabaseConnection } from './servers.ts';

type Handler = (payload: string) => void;

export interface Listener {
  /**
   * Calls `handler` with each payload notified on `channel`, once even if registered twice; resolves once
   * PostgreSQL listens.
   */
  on(channel: string, handler: Handler): Promise<void>;
  /** Calls `handler` after a lost connection was reopened: what was notified in between never arrives. */
  onReconnect(handler: () => void): void;
  /** Calls `handler` when the connection is lost: from then on, no notification arrives. */
  onLoss(handler: () => void): void;
  close(): Promise<void>;
}

export interface ListenerOptions {
  readonly connection: DatabaseConnection;
  readonly log: Pick<Log, 'warn' | 'error' | 'info'>;
}

/**
 * Receives PostgreSQL's notifications on a connection of its own: opened by the first call of `on`, and
 * reopened whenever it is lost.
 */
export function createListener({ connection, log }: ListenerOptions): Listener {
  const handlersByChannel = new Map<string, Set<Handler>>();
  const reconnectHandlers: (() => void)[] = [];
  const lossHandlers: (() => void)[] = [];
  const closing = new AbortController();
  let current: Promise<ListeningClient> | null = null;
  let running: Promise<void> | null = null;

  /** An error of one handler stops neither the other handlers nor the connection. */
  function guard(call: () => void): void {
    try {
      call();
    } catch (error) {
      log.error({ err: scrubDatabaseError(error) }, 'a notification could not be handled');
    }
  }

  const open = () =>
    openListeningClient(connection, handlersByChannel.keys(), (channel, payload) => {
      for (const handler of handlersByChannel.get(channel) ?? []) guard(() => handler(payload));
    });

  async function openFirst(): Promise<ListeningClient> {
    try {
      const client = await open();
      running = keepConnected(client);
      return client;
    } catch (error) {
      current = null;
      throw error;
    }
  }

  async function opened(): Promise<ListeningClient> {
    if (closing.signal.aborted) throw new Error('the listener is closed');
    current ??= openFirst();
    return current;
  }

  async function keepConnected(client: ListeningClient): Promise<void> {
    for (let connected = client; ; ) {
      const loss = await connected.lost;
      if (closing.signal.aborted) return;
      for (const handler of lossHandlers) guard(handler);
      log.warn({ err: scrubDatabaseError(loss) }, 'the connection for notifications was lost');
      current = reopen(open, closing.signal);
      const again = await current.catch(() => undefined);
      if (!again || closing.signal.aborted) return;
      connected = again;
      log.info({}, 'the connection for notifications is back');
      for (const handler of reconnectHandlers) guard(handler);
    }
  }

  return {
    async on(channel, handler) {
      const handlers = handlersByChannel.get(channel);
      if (handlers) handlers.add(handler);
      else handlersByChannel.set(channel, new Set([handler]));
      await listenOnCurrent(channel, opened);
    },
    onReconnect: (handler) => void reconnectHandlers.push(handler),
    onLoss: (handler) => void lossHandlers.push(handler),
    async close() {
      closing.abort();
      await current?.then(({ client }) => client.end()).catch(() => undefined);
      await running;
    },
  };
}
