import type pg from 'pg';
import type { Listener } from '../listen.ts';
import { onNotice } from '../notices.ts';

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
export class HeardChanges {
  isListening = false;
  /** Grows with each loss of the connection that listens: another primary may be there now. */
  epoch = 0;
  /** Grows with each change that is committed. */
  count = 0;
  /** Connections in whose transaction something public has changed. */
  readonly #changing = new Set<pg.PoolClient>();
  readonly #followed = new WeakSet<pg.PoolClient>();
  readonly #sources: Sources;
  readonly #onChange: () => void;

  constructor(sources: Sources, onChange: () => void) {
    this.#sources = sources;
    this.#onChange = onChange;
    for (const pool of new Set(sources.pools)) {
      onNotice(pool, ({ message }, client) => {
        if (message !== sources.channels[0]) return;
        this.#changing.add(client);
        this.#follow(client);
      });
    }
    sources.listener.onLoss(() => {
      this.isListening = false;
      this.epoch += 1;
    });
    sources.listener.onReconnect(() => this.#heardAll());
  }

  /** Whether every change is heard of, and none is being made here whose end is not known. */
  get isCertain(): boolean {
    return this.isListening && this.#changing.size === 0;
  }

  async start(): Promise<void> {
    const { listener, channels } = this.#sources;
    for (const channel of channels) await listener.on(channel, this.#change);
    this.#heardAll();
  }

  #heardAll(): void {
    this.isListening = true;
    this.#change();
  }

  /** One function, which a listener that is asked again calls once. */
  readonly #change = (): void => {
    this.count += 1;
    this.#onChange();
  };

  #follow(client: pg.PoolClient): void {
    if (this.#followed.has(client)) return;
    this.#followed.add(client);
    const end = () => {
      if (this.#changing.delete(client)) this.#change();
    };
    // I: outside a transaction
    client.connection.on('readyForQuery', ({ status }) => {
      if (status === 'I') end();
    });
    client.once('end', end);
  }
}
