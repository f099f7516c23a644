import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { locateBinaries } from './binaries.ts';
import type { Place } from './choose-place.ts';
import { ensureCluster } from './cluster.ts';
import { makeThrowawayDir } from './throwaway-dir.ts';

let place: Place;

beforeEach(async () => {
  const { nativeDir } = await locateBinaries();
  const baseDir = makeThrowawayDir('pg-cluster-');
  const runAs = {
    kind: 'self',
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
    prefix: [],
  } as const;
  place = { nativeDir, baseDir, runAs };
});
afterEach(() => rm(place.baseDir, { recursive: true, force: true }));

test('data of another version of PostgreSQL is named as such, and left alone', async () => {
  const clusterDir = join(place.baseDir, 'cluster');
  await mkdir(clusterDir);
  await writeFile(join(clusterDir, 'PG_VERSION'), '15\n');
  await expect(ensureCluster(place, clusterDir, { user: 'tester', isDurable: true })).rejects.toThrow(
    /made by PostgreSQL 15; this is 18/,
  );
});
