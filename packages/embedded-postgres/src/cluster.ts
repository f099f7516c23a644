import { execFile } from 'node:child_process';
import { chown, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Place } from './choose-place.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { commandAs, parentDeathPrefix, type RunAs } from './run-as.ts';

const run = promisify(execFile);
const TEMPORARY = 'cluster.new-';

interface InitOptions {
  /** The role everything runs under; the socket's folder is what keeps others out. */
  readonly user: string;
  /** Whether what is made outlives a power cut. */
  readonly isDurable: boolean;
}

/**
 * PostgreSQL's own directory, made when there is none. It is made under another name and renamed: killed half-way,
 * it would otherwise be a directory that never starts.
 */
export async function ensureCluster(place: Place, clusterDir: string, options: InitOptions): Promise<void> {
  await removeLeftovers(place.baseDir);
  if (await exists(clusterDir)) {
    await refuseOtherVersion(place, clusterDir);
    await giveTo(place.runAs, clusterDir);
    return;
  }
  const temporaryDir = await mkdtemp(join(place.baseDir, TEMPORARY));
  await chown(temporaryDir, place.runAs.uid, place.runAs.gid);
  await initdb(place, temporaryDir, options);
  await rename(temporaryDir, clusterDir);
  await syncDirectory(place.baseDir);
}

async function initdb(
  { nativeDir, runAs }: Place,
  directory: string,
  { user, isDurable }: InitOptions,
): Promise<void> {
  const locale = process.platform === 'darwin' ? 'C' : 'C.UTF-8';
  const args = ['-D', directory, '-U', user, '-E', 'UTF8', `--locale=${locale}`, '--auth=trust'];
  // PostgreSQL's own C.UTF-8 sorts and folds alike on every system, and does not change under the indexes.
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions');
  if (!isDurable) args.push('--no-sync');
  const command = commandAs(runAs, join(nativeDir, 'bin', 'initdb'), args, await parentDeathPrefix('KILL'));
  await run(command.file, command.args, { ...command.options }).catch(
    (error: Error & { stderr?: string }) => {
      throw new EmbeddedPostgresError(
        'initdb-failed',
        `PostgreSQL's directory could not be made: ${error.stderr || error.message}`,
      );
    },
  );
}

/** A program of a killed start may still be writing into its folder: what cannot go now goes next time. */
async function removeLeftovers(baseDir: string): Promise<void> {
  for (const name of await readdir(baseDir)) {
    if (!name.startsWith(TEMPORARY)) continue;
    await rm(join(baseDir, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function refuseOtherVersion({ nativeDir, runAs }: Place, clusterDir: string): Promise<void> {
  const found = (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8')).trim();
  const postgres = join(nativeDir, 'bin', 'postgres');
  const command = commandAs(runAs, postgres, ['--version']);
  const { stdout } = await run(command.file, command.args, command.options);
  const major = /\d+/.exec(stdout)?.[0];
  if (major !== found) {
    throw new EmbeddedPostgresError(
      'other-version',
      `${clusterDir} was made by PostgreSQL ${found}; this is ${major}: move the data over first`,
    );
  }
}

/** PostgreSQL only starts on a directory of its own user, which may have changed since the last start. */
async function giveTo(runAs: RunAs, clusterDir: string): Promise<void> {
  const { uid } = await stat(clusterDir);
  if (uid === runAs.uid || process.getuid?.() !== 0) return;
  await run('chown', ['-R', `${runAs.uid}:${runAs.gid}`, clusterDir]);
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory);
  await handle.sync().finally(() => handle.close());
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
