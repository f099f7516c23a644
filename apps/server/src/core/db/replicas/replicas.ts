import pg from 'pg';
import type { Log } from '../../log/log.ts';
import { pageTagsChannel } from '../../purging/purging.repository.ts';
import { stalePagesChannel } from '../../rendering/stale-pages.repository.ts';
import type { DatabaseOptions } from '../database.ts';
import { isDatabaseAway } from '../database-errors.ts';
import type { Listener } from '../listen.ts';
import type { Database } from '../schema.ts';
import type { DatabaseConnection } from '../servers.ts';
import { markPrimary, readPrimaryPosition } from './positions.repository.ts';
import { PrimaryLog, Replica, type Unfit } from './replica.ts';
import { HeardChanges } from './watch-changes.ts';

/** Why the primary served a read that a standby could have. */
export type PrimaryReason = Unfit | 'own_write' | 'failed';

/** Standbys that serve visitors' reads of public data in the primary's place. */
export interface Replicas {
  /** Whether there are standbys: without, the primary serves all reads, and no positions are asked for. */
  readonly isConfigured: boolean;
  readonly all: readonly Replica[];
  /**
   * Reads public data: from a standby that has all public changes that this instance knows of, or else from
   * the primary, also where the standby fails; `work` must only read. `hasWritten`: the visitor has just
   * changed something.
   */
  read<T>(visitor: { readonly hasWritten: boolean }, work: (db: Database) => Promise<T> | T): Promise<T>;
  /** Begins to watch the standbys. Until they are known to follow, the primary serves all reads. */
  start(): void;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  /** One for each standby. */
  readonly connections: readonly DatabaseConnection[];
  /** Milliseconds that a standby may be behind. */
  readonly maxLagMs: number;
  readonly database: Omit<DatabaseOptions, 'connection' | 'log'>;
}

interface Needs {
  readonly primary: Database;
  /** The connections that change public data. */
  readonly pools: readonly pg.Pool[];
  readonly listener: Listener;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  readonly onRead?: (side: 'primary' | 'replica', reason: PrimaryReason | '') => void;
}

const lookEveryMs = 1_000;
/** Marks are kept for longer than this. */
const markAgainMs = 24 * 3_600_000;
/**
 * First pause before looking again at a standby that has yet to replay the last change; doubled each time.
 */
const firstLookMs = 10;

/**
 * A standby cancelled the statement because it replays a change of the rows that it reads (PostgreSQL, « Hot
 * Standby »).
 */
const conflictCodes = /^40/;
/** The statement took too long: the primary would take as long again. */
const tooLongCode = '57014';

/** Whether a read that failed on a standby is worth a try on the primary. */
function mayPrimaryAnswer(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  return code !== tooLongCode && (conflictCodes.test(code) || isDatabaseAway(error));
}

/** Without standbys, the primary serves all reads. */
function primaryAlone(primary: Database): Replicas {
  return {
    isConfigured: false,
    all: [],
    read: async (_visitor, work) => work(primary),
    start: () => undefined,
    close: async () => undefined,
  };
}

export function createReplicas(
  { primary, pools, listener, log, onRead = () => undefined }: Needs,
  { connections, maxLagMs, database }: ReplicaOptions,
): Replicas {
  if (connections.length === 0) return primaryAlone(primary);
  const all = connections.map((connection) => new Replica(connection, { ...database, maxLagMs, log }, log));
  const written = new PrimaryLog();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isLooking = false;
  let delayMs = firstLookMs;
  let turn = 0;
  // the position that every standby must have replayed, and the change for which it was read
  let needed = Number.POSITIVE_INFINITY;
  let settledChange = -1;
  let marked = { epoch: -1, atMs: 0 };

  const channels = [pageTagsChannel, stalePagesChannel] as const;
  const changes = new HeardChanges({ pools, listener, channels }, () => {
    delayMs = firstLookMs;
    lookIn(0);
  });

  function lookIn(ms: number): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), ms).unref();
  }

  const isSettled = () => changes.isCertain && settledChange === changes.count;

  async function askPrimary(): Promise<void> {
    const epoch = changes.epoch;
    const change = changes.count;
    if (marked.epoch !== epoch || performance.now() - marked.atMs > markAgainMs) {
      const mark = await markPrimary(primary);
      written.forget();
      for (const replica of all) replica.follow(mark);
      marked = { epoch, atMs: performance.now() };
    }
    const atMs = performance.now();
    const position = await readPrimaryPosition(primary);
    if (epoch !== changes.epoch) return;
    written.note(atMs, position);
    if (settledChange !== change) needed = position;
    settledChange = change;
  }

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      if (!changes.isListening) await changes.start();
      await askPrimary();
      for (const replica of all) void replica.look(written);
    } catch (error) {
      if (!isDatabaseAway(error)) log.error({ err: error }, 'standbys could not be looked after');
      delayMs = lookEveryMs;
    } finally {
      isLooking = false;
      const isBehind = !isSettled() || all.some((replica) => replica.unfitFor(needed) === 'behind');
      lookIn(isBehind ? delayMs : lookEveryMs);
      delayMs = Math.min(delayMs * 2, lookEveryMs);
    }
  }

  /** The next standby that may serve reads, or the reason of the one that comes closest. */
  function choose(): Replica | Unfit {
    if (!isSettled()) return 'behind';
    turn += 1;
    let reason: Unfit = 'away';
    for (let index = 0; index < all.length; index += 1) {
      const replica = all[(turn + index) % all.length];
      const unfit = replica?.unfitFor(needed);
      if (replica && unfit === null) return replica;
      if (unfit && unfit !== 'away') reason = unfit;
    }
    return reason;
  }

  return {
    isConfigured: true,
    all,
    async read({ hasWritten }, work) {
      const chosen = hasWritten ? 'own_write' : choose();
      if (typeof chosen === 'string') {
        onRead('primary', chosen);
        return work(primary);
      }
      try {
        const answer = await work(chosen.db);
        onRead('replica', '');
        return answer;
      } catch (error) {
        if (!mayPrimaryAnswer(error)) throw error;
        chosen.failed(error);
        onRead('primary', 'failed');
        return work(primary);
      }
    },
    start: () => lookIn(0),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all(all.map((replica) => replica.close()));
    },
  };
}
