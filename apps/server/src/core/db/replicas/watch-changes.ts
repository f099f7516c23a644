import type pg from 'pg';
import type { Listener } from '../listen.ts';
import { onNotice } from '../notices.ts';

interface Sources {
  /** The connections over which this instance makes changes. */
  readonly pools: readonly pg.Pool[];
  readonly listener: Listener;
  /** Channels on which changes are notified to every instance; the first is also the notice's message. */
  readonly channels: readonly [string, ...string[]];
}

/**
 * Tracks public changes: those of other instances once they are committed, this instance's own before that,
 * so that a caller whose write is done never reads an older state here.
 */
export class HeardChanges {
  isListening = false;
  /** Grows with each loss of the listening connection: the next may lead to another primary. */
  epoch = 0;
  /** Grows with each committed change. */
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

  /** Whether every change is known, and none of this instance's own is still uncommitted. */
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

  /** One function object, so that registering it twice calls it once. */
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
