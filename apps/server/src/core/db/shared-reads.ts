import type pg from 'pg';
import type { Answer } from './lean-query.ts';
import { isPlannedAnew } from './statement-names.ts';

/** How many statements one turn of the event loop puts into one connection: those behind wait for those before. */
const mostInTurn = 8;

/** What changes something, or waits for somebody: nobody else's statement may stand behind it. */
const notShared =
  /\b(?:insert|update|delete|merge|truncate|lock|share|nextval|setval|set_config|pg_sleep|pg_notify)\b|\bpg_(?:try_)?advisory/i;

/** Whether a statement may share a connection: it only reads, and nothing says that it may take long. */
export function isSharedRead(text: string): boolean {
  return !isPlannedAnew(text) && /^\s*(?:select|with)\b/i.test(text) && !notShared.test(text);
}

/** How many texts are known to be such reads or not. */
const mostTexts = 1_000;

/** A connection of the pool as statements are sent to it. */
export interface ReadClient {
  /** Whether it should carry nothing more. */
  readonly isSpent: boolean;
  query(text: string, values: unknown[]): Promise<Answer>;
  release(): void;
}

interface Held {
  readonly connecting: Promise<ReadClient>;
  /** Null until it is connected. */
  client: ReadClient | null;
  /** Statements under way, and turns that may send more. */
  users: number;
}

interface Turn {
  readonly held: Held;
  statements: number;
}

/**
 * Sends the reads that are asked for in one turn of the event loop down one connection, in one write and without waiting
 * for each other's answers (pipelined): a write to PostgreSQL costs the server more than what it says.
 */
export class SharedReads {
  readonly #pool: Pick<pg.Pool, 'idleCount' | 'totalCount'>;
  readonly #most: { readonly connections: number; readonly held: number };
  readonly #connect: () => Promise<ReadClient>;
  readonly #held = new Set<Held>();
  readonly #isShared = new Map<string, boolean>();
  #turn: Turn | null = null;

  constructor(pool: pg.Pool, connect: () => Promise<ReadClient>) {
    this.#pool = pool;
    this.#connect = connect;
    const connections = pool.options.max;
    // the rest is left to transactions
    this.#most = { connections, held: Math.max(1, Math.floor(connections / 2)) };
  }

  /** As `isSharedRead`, which texts that come often are asked once. */
  takes(text: string): boolean {
    // searches have thousands of texts, which are not worth remembering
    if (isPlannedAnew(text)) return false;
    const known = this.#isShared.get(text);
    if (known !== undefined) return known;
    if (this.#isShared.size >= mostTexts) this.#isShared.clear();
    const isShared = isSharedRead(text);
    this.#isShared.set(text, isShared);
    return isShared;
  }

  async query(text: string, values: unknown[]): Promise<Answer> {
    const held = this.#inTurn();
    held.users += 1;
    try {
      return await (held.client ?? (await held.connecting)).query(text, values);
    } finally {
      this.#leave(held);
    }
  }

  #inTurn(): Held {
    if (this.#turn === null || this.#turn.statements === mostInTurn) this.#turn = this.#openTurn();
    this.#turn.statements += 1;
    return this.#turn.held;
  }

  /** A turn keeps its connection until it ends, so that nobody else is given it between two statements. */
  #openTurn(): Turn {
    const turn = { held: this.#choose(), statements: 0 };
    turn.held.users += 1;
    setImmediate(() => {
      if (this.#turn === turn) this.#turn = null;
      this.#leave(turn.held);
    });
    return turn;
  }

  /** A connection of its own or, where none is to be had, the one that carries least. */
  #choose(): Held {
    const { idleCount, totalCount } = this.#pool;
    const isMore = idleCount > 0 || totalCount < this.#most.connections;
    const carrying = [...this.#held].filter(({ client }) => !client?.isSpent);
    if ((isMore && this.#held.size < this.#most.held) || carrying.length === 0) return this.#hold();
    return carrying.reduce((least, held) => (held.users < least.users ? held : least));
  }

  #hold(): Held {
    const held: Held = { connecting: this.#connect(), client: null, users: 0 };
    held.connecting.then(
      (client) => {
        held.client = client;
      },
      () => this.#held.delete(held),
    );
    this.#held.add(held);
    return held;
  }

  #leave(held: Held): void {
    held.users -= 1;
    if (held.users > 0) return;
    this.#held.delete(held);
    held.connecting.then(
      (client) => client.release(),
      () => undefined,
    );
  }
}
