import { realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyCluster } from './copy-cluster.ts';
import { openCluster } from './open-cluster.ts';
import { owner, silentLog } from './options.fixture.ts';
import { queryOnce } from './server-process.fixture.ts';
import { makeThrowawayDir } from './throwaway-dir.ts';

let root: string;
beforeEach(async () => {
  root = await realpath(makeThrowawayDir('pg-copy-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const open = (name: string) =>
  openCluster({ ...owner, dataDir: join(root, name), reachableDir: join(root, 'reachable'), log: silentLog });

test('a server started on the copy of a running one holds what was committed, and both go on', async () => {
  const first = await open('first');
  try {
    await queryOnce(first.connection, 'create table notes as select g as id from generate_series(1, 1000) g');
    await copyCluster(first.clusterDir, join(root, 'second', 'cluster'), first.connection);
    await queryOnce(first.connection, 'insert into notes values (1001)');

    const second = await open('second');
    const held = queryOnce(second.connection, 'select count(*)::int as n from notes');
    expect(await held.finally(() => second.close())).toEqual([{ n: 1000 }]);
  } finally {
    await first.close();
  }
});
