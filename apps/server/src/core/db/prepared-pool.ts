import type { Writable } from 'node:stream';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isConnectionLost, isPlanLost, isPlanOutdated } from './database-errors.ts';
import { type Answer, ask, type Columns } from './lean-query.ts';
import { isRetired } from './retire-connections.ts';
import { SharedReads } from './shared-reads.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';

/** A connection's plans take memory of PostgreSQL until it closes: one that has so many makes place for a new one. */
const mostNames = 300;

/** Kysely keeps what it makes of a client by the client: one that is given again costs less than a new one. */
const mostUnused = 64;

/** What a turn of the event loop sends goes in one write. */
function writeAtEndOfTurn({ connection }: pg.PoolClient & { connection?: { stream: Writable } }): void {
  const stream = connection?.stream;
  if (!stream || stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

interface Shared {
  readonly names: StatementNames;
  /** Grows when plans were found to be out of date: every connection has some of those. */
  generation: number;
}

/**
 * One connection of the pool, as Kysely uses it: what comes often is prepared by name, and from then on neither parsed
 * nor, where PostgreSQL finds that it does not pay, planned.
 */
class PreparedClient {
  readonly #client: pg.PoolClient;
  readonly #shared: Shared;
  readonly #generation: number;
  /** What the answers of prepared statements consist of, by their names. */
  readonly #columns = new Map<string, Columns>();
  readonly #used = new Set<string>();
  #isLost = false;

  constructor(client: pg.PoolClient, shared: Shared) {
    this.#client = client;
    this.#shared = shared;
    this.#generation = shared.generation;
  }

  get isSpent(): boolean {
    return (
      this.#isLost ||
      isRetired(this.#client) ||
      this.#generation !== this.#shared.generation ||
      this.#used.size >= mostNames
    );
  }

  async query(text: string, values: unknown[]): Promise<Answer> {
    writeAtEndOfTurn(this.#client);
    // without values it may be several statements, which cannot be prepared
    const name = values.length === 0 ? null : this.#shared.names.of(text);
    if (name !== null) this.#used.add(name);
    try {
      return await this.#send(name, text, values);
    } catch (error) {
      this.#isLost ||= isConnectionLost(error);
      if (name === null || !isPlanLost(error)) throw error;
      this.#isLost = true;
      if (isPlanOutdated(error)) this.#shared.generation += 1;
      // it was refused before it did anything, but a transaction cannot go on after that
      if (this.#client.getTransactionStatus() !== 'I') throw error;
      return this.#client.query(text, values);
    }
  }

  async #send(name: string | null, text: string, values: unknown[]): Promise<Answer> {
    // without values it may be several statements, of which the driver knows more
    if (values.length === 0) return this.#client.query(text);
    if (name === null) return ask(this.#client, { name, text, values });
    const known = this.#columns.get(name);
    const answer = await ask(this.#client, { name, text, values }, known);
    if (!known) this.#columns.set(name, answer.columns);
    return answer;
  }

  release(isBroken = false): void {
    this.#client.release(isBroken || this.isSpent);
  }
}

/** What one caller sends: reads go down shared connections, until something asks for a connection of its own. */
class LazyClient {
  readonly #connect: () => Promise<PreparedClient>;
  readonly #reads: SharedReads;
  readonly #unused: LazyClient[];
  #own: Promise<PreparedClient> | null = null;

  constructor(connect: () => Promise<PreparedClient>, reads: SharedReads, unused: LazyClient[]) {
    this.#connect = connect;
    this.#reads = reads;
    this.#unused = unused;
  }

  async query(text: string, values: unknown[]): Promise<Answer> {
    if (this.#own === null && this.#reads.takes(text)) return this.#reads.query(text, values);
    this.#own ??= this.#connect();
    return (await this.#own).query(text, values);
  }

  release(isBroken?: boolean): void {
    void this.#own?.then(
      (client) => client.release(isBroken),
      () => undefined,
    );
    this.#own = null;
    // Kysely knows a broken one as one to throw away
    if (!isBroken && this.#unused.length < mostUnused) this.#unused.push(this);
  }
}

/** A pool for Kysely that prepares statements by name. */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const shared: Shared = { names: createStatementNames(), generation: 0 };
  const clients = new WeakMap<pg.PoolClient, PreparedClient>();

  async function connect(): Promise<PreparedClient> {
    for (;;) {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparedClient(client, shared);
      clients.set(client, known);
      if (!known.isSpent) return known;
      known.release();
    }
  }
  const reads = new SharedReads(pool, connect);
  const unused: LazyClient[] = [];
  return {
    connect: async () =>
      (unused.pop() ?? new LazyClient(connect, reads, unused)) as unknown as PostgresPoolClient,
    end: () => pool.end(),
    options: pool.options,
  };
}
