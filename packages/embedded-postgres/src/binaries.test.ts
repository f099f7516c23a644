import { cp, lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyBinaries, linkLibraries, locateBinaries } from './binaries.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pg-binaries-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** The package as an install without scripts leaves it: its list of links, and none of them. */
async function installWithoutScripts(): Promise<string> {
  const { nativeDir } = await locateBinaries();
  const bareDir = join(directory, 'native');
  await mkdir(bareDir, { recursive: true });
  await cp(join(nativeDir, 'pg-symlinks.json'), join(bareDir, 'pg-symlinks.json'));
  for (const { source } of await linksOf(bareDir)) {
    await mkdir(dirname(join(directory, source)), { recursive: true });
    await writeFile(join(directory, source), 'library');
  }
  return bareDir;
}

async function linksOf(nativeDir: string): Promise<{ source: string; target: string }[]> {
  return JSON.parse(await readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8'));
}

test('the links that an install without scripts leaves out are made, once', async () => {
  const nativeDir = await installWithoutScripts();
  expect(await linkLibraries(nativeDir)).toBe(true);
  expect(await linkLibraries(nativeDir)).toBe(true);

  const links = await linksOf(nativeDir);
  expect(links.length).toBeGreaterThan(5);
  for (const { target } of links) {
    expect((await readlink(join(directory, target))).startsWith('/')).toBe(false);
    expect(await readFile(join(directory, target), 'utf8')).toBe('library');
  }
});

test('a copy has the links even where the original could not', async () => {
  const nativeDir = await installWithoutScripts();
  const copy = await copyBinaries({ nativeDir, version: '18.4.0' }, join(directory));
  const [link] = await linksOf(nativeDir);
  expect((await lstat(join(dirname(copy.nativeDir), link?.target ?? ''))).isSymbolicLink()).toBe(true);
  expect((await readdir(directory)).sort()).toEqual(['native', 'postgresql-18.4.0']);
});

test('a folder that cannot be written says so, in place of failing', async () => {
  const nativeDir = await installWithoutScripts();
  const list = [{ source: 'native/lib/there.so.1', target: 'native/no/such/folder/there.so' }];
  await writeFile(join(nativeDir, 'pg-symlinks.json'), JSON.stringify(list));
  expect(await linkLibraries(nativeDir)).toBe(false);
});
