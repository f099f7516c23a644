import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { NoServerError } from './database-errors.ts';
import { type DatabaseConnection, driverOptions } from './servers.ts';

export interface ListeningClient {
  readonly client: pg.Client;
  /** Resolves when the connection is gone, with its error. */
  readonly lost: Promise<unknown>;
}

/** The application name under which PostgreSQL lists the listening session of each instance. */
export const listenerName = 'mitoyen-listener';

/** Short enough to reconnect within the seconds that the loss of a connection may go unnoticed. */
const LONGEST_RETRY_DELAY_MS = 1_000;

/** PostgreSQL's codes of a connection that ends: the server or an administrator closed it, or the server only reads. */
const CLOSING_CODES = /^(57P|08|25006)/;

/**
 * A connection that already listens on these channels. It counts as lost as well when the server no longer answers, or
 * only reads: a demoted primary notifies nobody.
 */
export async function openListeningClient(
  connection: DatabaseConnection,
  channels: Iterable<string>,
  onNotification: (channel: string, payload: string) => void,
): Promise<ListeningClient> {
  const { options, Client } = driverOptions(connection);
  const client = new Client({
    application_name: listenerName,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...options,
  });
  let stopAsking: (() => void) | undefined;
  const lost = new Promise<unknown>((resolve) => {
    let reason: unknown;
    client.on('error', (error) => {
      reason ??= error;
    });
    client.once('end', () => {
      stopAsking?.();
      resolve(reason);
    });
  });
  client.on('notification', ({ channel, payload }) => onNotification(channel, payload ?? ''));
  try {
    await client.connect();
    for (const channel of channels) await listenOn(client, channel);
    stopAsking = keepAsking(client);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return { client, lost };
}

/** Tries until it succeeds, or until the signal is aborted. */
export async function reopen(
  open: () => Promise<ListeningClient>,
  signal: AbortSignal,
): Promise<ListeningClient> {
  for (let delayMs = 50; ; delayMs = Math.min(delayMs * 2, LONGEST_RETRY_DELAY_MS)) {
    try {
      return await open();
    } catch {
      await wait(delayMs, undefined, { signal });
    }
  }
}

/** Listens on one more channel; if the connection is lost meanwhile, on the next one. */
export async function listenOnCurrent(
  channel: string,
  current: () => Promise<ListeningClient>,
): Promise<void> {
  for (;;) {
    const { client, lost } = await current();
    try {
      return await listenOn(client, channel);
    } catch (error) {
      if (error instanceof pg.DatabaseError && !CLOSING_CODES.test(error.code ?? '')) throw error;
      await lost;
      // keepConnected, which awaits the same loss, puts the next connection in place first
      await new Promise(setImmediate);
      if ((await current()).client === client) throw error;
    }
  }
}

async function listenOn(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
}

/** A query every two seconds, to be answered within three: a lost connection is noticed within five. */
const pauseMs = 2_000;
const answerWithinMs = 3_000;

/**
 * Asks the server at regular intervals whether it still accepts writes, and ends the connection when it does
 * not, or does not answer. Returns a function that stops.
 */
export function keepAsking(client: Pick<pg.Client, 'query' | 'connection'>): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
  }

  function giveUp(reason: Error): void {
    stop();
    // no goodbye message: the server may be gone
    client.connection.stream.destroy(reason);
  }

  function plan(afterMs: number, next: () => void): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(next, afterMs).unref();
  }

  function ask(): void {
    plan(answerWithinMs, () => giveUp(new Error('Query read timeout')));
    client
      .query<{ reads: boolean }>(
        `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as reads`,
      )
      .then(({ rows }) => {
        if (rows[0]?.reads) giveUp(new NoServerError('read-write'));
        else plan(pauseMs, ask);
      })
      // a failed connection ends by itself, or does not answer in time
      .catch(() => undefined);
  }

  plan(pauseMs, ask);
  return stop;
}
