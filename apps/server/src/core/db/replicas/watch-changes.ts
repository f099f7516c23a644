import type pg from 'pg';
import type { Listener } from '../listen.ts';
import { onNotice } from '../notices.ts';

/** What this instance knows of public changes on the primary. */
export interface HeardChanges {
  start(): Promise<void>;
  isListening(): boolean;
  /** Grows with each loss of the connection that listens: another primary may be there now. */
  epoch(): number;
  /** Grows with each change that is committed. */
  count(): number;
  /** Whether every change is heard of, and none is being made here whose end is not known. */
  isCertain(): boolean;
}

interface Sources {
  /** The connections that this instance changes things by. */
  readonly pools: readonly pg.Pool[];
  readonly listener: Listener;
  /** On which changes are notified, to every instance; the first is also the notice's message. */
  readonly channels: readonly [string, ...string[]];
}

/**
 * Hears of public changes: of those of other instances once they are committed, of its own before that, so that what it
 * says is done is known here by then.
 */
export function watchChanges({ pools, listener, channels }: Sources, onChange: () => void): HeardChanges {
  /** Connections in whose transaction something public has changed. */
  const changing = new Set<pg.PoolClient>();
  const followed = new WeakSet<pg.PoolClient>();
  let isListening = false;
  let epoch = 0;
  let count = 0;

  function change(): void {
    count += 1;
    onChange();
  }

  function end(client: pg.PoolClient): void {
    if (changing.delete(client)) change();
  }

  function follow(client: pg.PoolClient): void {
    if (followed.has(client)) return;
    followed.add(client);
    // I: outside a transaction
    client.connection.on('readyForQuery', ({ status }) => {
      if (status === 'I') end(client);
    });
    client.once('end', () => end(client));
  }

  for (const pool of new Set(pools)) {
    onNotice(pool, ({ message }, client) => {
      if (message !== channels[0]) return;
      changing.add(client);
      follow(client);
    });
  }
  listener.onLoss(() => {
    isListening = false;
    epoch += 1;
  });
  listener.onReconnect(() => {
    isListening = true;
    change();
  });
  return {
    async start() {
      for (const channel of channels) await listener.on(channel, change);
      isListening = true;
      change();
    },
    isListening: () => isListening,
    epoch: () => epoch,
    count: () => count,
    isCertain: () => isListening && changing.size === 0,
  };
}
