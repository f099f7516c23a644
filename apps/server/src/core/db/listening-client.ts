import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface ListeningClient {
  readonly client: pg.Client;
  /** Resolves when the connection is gone, with the error that said so. */
  readonly lost: Promise<unknown>;
}

const LONGEST_RETRY_DELAY_MS = 5_000;

/** PostgreSQL's codes of a connection that ends: the server or an administrator closed it. */
const CLOSING_CODES = /^(57P|08)/;

/** A connection that already listens on these channels. */
export async function openListeningClient(
  connection: pg.ClientConfig,
  channels: Iterable<string>,
  onNotification: (channel: string, payload: string) => void,
): Promise<ListeningClient> {
  const client = new pg.Client({
    application_name: 'mitoyen-listener',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...connection,
  });
  const lost = new Promise<unknown>((resolve) => {
    let reason: unknown;
    client.on('error', (error) => {
      reason ??= error;
    });
    client.once('end', () => resolve(reason));
  });
  client.on('notification', ({ channel, payload }) => onNotification(channel, payload ?? ''));
  try {
    await client.connect();
    for (const channel of channels) await listenOn(client, channel);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return { client, lost };
}

/** Tries until it succeeds, or until the signal says that nobody wants it any more. */
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

/** Listens on one more channel, on the connection that follows when this one is lost meanwhile. */
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
      // Whoever waits for the loss puts the next connection in place first.
      await new Promise(setImmediate);
      if ((await current()).client === client) throw error;
    }
  }
}

async function listenOn(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
}
