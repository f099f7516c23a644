import pg from 'pg';
import type { Log } from '../../log/log.ts';
import { createDatabase, type DatabaseHandle, type DatabaseOptions } from '../database.ts';
import { isDatabaseAway } from '../database-errors.ts';
import type { Database } from '../schema.ts';
import { type DatabaseConnection, driverOptions } from '../servers.ts';
import { type ReplicaReport, readReplica } from './positions.repository.ts';

interface Seen {
  readonly atMs: number;
  readonly position: number;
}

/** One entry a second for ten minutes: a longer lag is reported as ten minutes. */
const mostKept = 600;

/** Records the primary's write positions and their times, which tell how old the data of a standby is. */
export class PrimaryLog {
  #seen: Seen[] = [];

  note(atMs: number, position: number): void {
    this.#seen.push({ atMs, position });
    if (this.#seen.length > mostKept) this.#seen.shift();
  }

  forget(): void {
    this.#seen = [];
  }

  /** Bytes and milliseconds that a standby at this position is behind; null before the first look at the primary. */
  lagOf(position: number): { readonly bytes: number; readonly ms: number } | null {
    const newest = this.#seen.at(-1);
    const oldest = this.#seen[0];
    if (!newest || !oldest) return null;
    const reached = this.#seen.findLast((seen) => seen.position <= position) ?? oldest;
    return { bytes: Math.max(0, newest.position - position), ms: newest.atMs - reached.atMs };
  }
}

/** Why callers may not read from a standby now. */
export type Unfit = 'away' | 'not_following' | 'lagging' | 'behind';

/** How long a standby's report is valid, in milliseconds: it is asked every second. */
const saidForMs = 3_000;
/** Less than a call of its own may take: the primary has to answer within the same patience. */
const patience = { connectionTimeoutMillis: 2_000, query_timeout: 4_000 };

type Said = ReplicaReport & { readonly atMs: number };

/** One standby that answers visitors in the primary's place. */
export class Replica {
  readonly name: string;
  readonly #handle: DatabaseHandle;
  readonly #log: Pick<Log, 'info' | 'warn'>;
  readonly #maxLagMs: number;
  #said: Said | null = null;
  #lag: { readonly bytes: number; readonly ms: number } | null = null;
  #mark = '';
  #isLooking = false;
  #toldState: Unfit | 'fit' | null = null;

  constructor(
    connection: DatabaseConnection,
    { maxLagMs, ...options }: Omit<DatabaseOptions, 'connection'> & { maxLagMs: number },
    log: Pick<Log, 'info' | 'warn'>,
  ) {
    this.#handle = createDatabase({ ...options, connection: { ...patience, ...connection } });
    this.#log = log;
    this.#maxLagMs = maxLagMs;
    const { host, port } = new pg.Client(driverOptions(connection).options);
    this.name = `${host}:${port}`;
  }

  get db(): Database {
    return this.#handle.db;
  }

  /** What it lags behind as last seen, in bytes and milliseconds. */
  get lag() {
    return this.#lag;
  }

  /** From now on the standby must have this mark of the primary; its earlier reports do not count. */
  follow(mark: string): void {
    this.#mark = mark;
    this.#said = null;
  }

  /** Reads its position; at most one query at a time. */
  async look(primary: PrimaryLog): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const mark = this.#mark;
    const before = this.#said;
    const atMs = performance.now();
    try {
      const said = await readReplica(this.db, mark);
      if (mark === this.#mark) this.#note({ ...said, atMs }, before, primary);
    } catch {
      this.#said = null;
    } finally {
      this.#isLooking = false;
      this.#tell();
    }
  }

  #note(said: Said, before: Said | null, primary: PrimaryLog): void {
    this.#lag = said.position === null ? null : primary.lagOf(said.position);
    this.#said = said;
    if (!before || before.startedAt === said.startedAt) return;
    // another server answers at this address: the report of the former one is void
    this.#handle.reconnect();
    this.#said = null;
  }

  /** Why it may not serve a read that needs everything up to a position of the primary; null: it may. */
  unfitFor(position: number): Unfit | null {
    const state = this.state();
    if (state !== 'fit') return state;
    return (this.#said?.position ?? -1) < position ? 'behind' : null;
  }

  /** Whether it may serve reads, apart from the position that they need. */
  state(): Unfit | 'fit' {
    if (!this.#said || performance.now() - this.#said.atMs > saidForMs) return 'away';
    if (this.#said.position === null || !this.#said.isMarked) return 'not_following';
    return !this.#lag || this.#lag.ms > this.#maxLagMs ? 'lagging' : 'fit';
  }

  /**
   * Called with an error of a statement there: if the server is away, no reads go there before the next look.
   */
  failed(error: unknown): void {
    if (isDatabaseAway(error)) this.#said = null;
  }

  #tell(): void {
    const state = this.state();
    if (state === this.#toldState) return;
    const isFirst = this.#toldState === null;
    this.#toldState = state;
    const told = { replica: this.name, state };
    if (state !== 'fit') this.#log.warn(told, 'a standby answers no visitors now, the primary does');
    else if (!isFirst) this.#log.info(told, 'a standby answers visitors again');
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}
