import { mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { choosePlace } from './choose-place.ts';
import { ensureCluster } from './cluster.ts';
import { holdDirectory } from './directory-holder.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { findLeftBehind } from './find-left-behind.ts';
import type { Log } from './log.ts';
import { launchPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';
import { commandAs, parentDeathPrefix } from './run-as.ts';
import { postgresArguments, type ServerSettings } from './server-settings.ts';
import { prepareSocketDirectory, SOCKET_PORT } from './socket-directory.ts';
import { supervise } from './supervise.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export interface EmbeddedPostgresOptions {
  /** Made when there is none. Everything is kept in it. */
  readonly dataDir: string;
  readonly log: Log;
  /** The role everything runs under. */
  readonly user: string;
  /** Made when there is none. */
  readonly database: string;
  /** Over and above what suits a small server: tests trade durability for speed. */
  readonly settings?: ServerSettings;
  /** Where the database of a server run by root goes when its own directory is closed to every other user. */
  readonly reachableDir: string;
}

export interface EmbeddedPostgres {
  readonly connection: pg.PoolConfig;
  /** Ends the connections and the server, and lets the directory go. */
  stop(): Promise<void>;
}

/**
 * Runs a PostgreSQL of its own on `dataDir`, reached by a Unix socket alone, for as long as this process lives.
 * @throws DataDirectoryInUseError when another process works on that directory; EmbeddedPostgresError on any other
 * failure that it knows.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = await realpath(options.dataDir);
  const letGo = await holdDirectory(dataDir);
  try {
    return await startHeld({ ...options, dataDir }, letGo);
  } catch (error) {
    await letGo();
    throw error;
  }
}

async function startHeld(
  options: EmbeddedPostgresOptions,
  letGo: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const { dataDir, log, settings = {}, reachableDir, user } = options;
  const place = await choosePlace({ dataDir, reachableDir, log });
  const clusterDir = join(place.baseDir, 'cluster');
  // Nothing of the directory may change hands while a server left behind still works on it.
  const leftBehind = await findLeftBehind(clusterDir, (directory) => connectionAt(directory, options), log);
  if (!leftBehind) await ensureCluster(place, clusterDir, { user, isDurable: settings.fsync !== 'off' });
  const socketDir = leftBehind?.socketDir ?? (await prepareSocketDirectory(place.baseDir, place.runAs));
  const connection = connectionAt(socketDir, options);
  const command = commandAs(
    place.runAs,
    join(place.nativeDir, 'bin', 'postgres'),
    postgresArguments(clusterDir, socketDir, settings),
    await parentDeathPrefix('INT'),
  );
  const start = () => startReady(() => launchPostmaster(command, log), connection);
  const supervisor = supervise(leftBehind?.postmaster ?? (await start()), start, log);
  return {
    connection,
    async stop() {
      await supervisor.stop();
      await rm(socketDir, { recursive: true, force: true });
      await letGo();
    },
  };
}

/** How the server on that socket is reached. */
export function connectionAt(
  socketDir: string,
  { user, database }: Pick<EmbeddedPostgresOptions, 'user' | 'database'>,
): pg.PoolConfig {
  return { host: socketDir, port: SOCKET_PORT, user, database, ssl: false };
}

/** Until the last child of a killed server has ended, the next one refuses to start. */
async function startReady(
  launch: () => Promise<Postmaster>,
  connection: pg.ClientConfig,
): Promise<Postmaster> {
  const giveUpAt = Date.now() + 5_000;
  for (;;) {
    const postmaster = await launch();
    try {
      if (await waitUntilReady(connection, postmaster.hasEnded)) return postmaster;
    } catch (error) {
      await stopPostmaster(postmaster);
      throw error;
    }
    const lastWords = await postmaster.ended;
    if (!lastWords.includes('shared memory block') || Date.now() > giveUpAt)
      throw new EmbeddedPostgresError('server-ended', lastWords);
  }
}
