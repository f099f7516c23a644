import { createHash } from 'node:crypto';
import { access, chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Binaries, copyBinaries, linkLibraries, locateBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';
import type { Log } from './log.ts';
import { canEnter, canRun, findWaysToRun, type RunAs } from './run-as.ts';

/** The user that runs PostgreSQL, from which files, on which directory. */
export interface Place {
  readonly runAs: RunAs;
  readonly nativeDir: string;
  /** Holds `cluster` (PostgreSQL's own directory). */
  readonly baseDir: string;
}

interface PlaceOptions {
  readonly dataDir: string;
  /** Where root's database and a copy of the programs go when no other user can enter their own folders. */
  readonly reachableDir: string;
  readonly log: Pick<Log, 'warn'>;
}

/** Written into the data directory when the database had to go elsewhere. */
export const POINTER = 'cluster-location';

/** The first way to run in which both programs and data can be reached; else the first, with what it cannot reach moved. */
export async function choosePlace({ dataDir, reachableDir, log }: PlaceOptions): Promise<Place> {
  const binaries = await locateBinaries();
  const isLinked = await linkLibraries(binaries.nativeDir);
  const recorded = (await readFile(join(dataDir, POINTER), 'utf8').catch(() => '')).trim();
  const baseDir = recorded || dataDir;
  const ways = await findWaysToRun();
  // Others may pass through the data directory, to folders that are closed to them unless made theirs.
  if (ways.every((way) => way.kind === 'other-user')) await chmod(dataDir, 0o711);
  const reach = [];
  for (const runAs of ways) {
    reach.push({
      runAs,
      data: await canEnter(runAs, baseDir),
      programs: isLinked && (await reaches(runAs, binaries)),
    });
  }
  const best = reach.find((way) => way.data && way.programs) ?? reach.find((way) => way.data) ?? reach[0];
  if (!best)
    throw new EmbeddedPostgresError('no-way-to-run', 'There is no way to run PostgreSQL on this system');
  const { runAs } = best;
  const usableDir = runAs.kind === 'self' ? dataDir : reachableDir;
  return {
    runAs,
    nativeDir: best.programs ? binaries.nativeDir : await copyFor(runAs, binaries, usableDir, log),
    baseDir: best.data ? baseDir : await moveAway(dataDir, baseDir, usableDir, log),
  };
}

function reaches(runAs: RunAs, { nativeDir }: Binaries): Promise<boolean> {
  return canRun(runAs, join(nativeDir, 'bin', 'postgres'), ['--version']);
}

async function copyFor(
  runAs: RunAs,
  binaries: Binaries,
  usableDir: string,
  log: PlaceOptions['log'],
): Promise<string> {
  await mkdir(usableDir, { recursive: true, mode: 0o755 });
  const copy = await copyBinaries(binaries, usableDir);
  if (!(await reaches(runAs, copy)))
    throw new EmbeddedPostgresError(
      'binaries-unusable',
      `PostgreSQL cannot be run from ${copy.nativeDir} either`,
    );
  log.warn(
    { directory: copy.nativeDir },
    'PostgreSQL runs from a copy: its own folder cannot be used as it is',
  );
  return copy.nativeDir;
}

async function moveAway(dataDir: string, baseDir: string, usableDir: string, log: PlaceOptions['log']) {
  const hasCluster = await access(join(baseDir, 'cluster')).then(
    () => true,
    () => false,
  );
  if (hasCluster) {
    throw new EmbeddedPostgresError(
      'data-unreachable',
      `${baseDir} holds a database, but PostgreSQL refuses root and no other user can enter it`,
    );
  }
  const movedDir = join(usableDir, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  await mkdir(movedDir, { recursive: true, mode: 0o711 });
  await chmod(movedDir, 0o711);
  await writeFile(join(dataDir, POINTER), `${movedDir}\n`);
  log.warn(
    { dataDir, directory: movedDir },
    'the database is kept elsewhere: PostgreSQL cannot enter its directory',
  );
  return movedDir;
}
