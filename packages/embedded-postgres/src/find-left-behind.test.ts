import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLeftBehind } from './find-left-behind.ts';
import { silentLog } from './options.fixture.ts';

let clusterDir: string;

beforeEach(async () => {
  clusterDir = await mkdtemp(join(tmpdir(), 'pg-left-'));
});
afterEach(() => rm(clusterDir, { recursive: true, force: true }));

const find = () => findLeftBehind(clusterDir, (host) => ({ host }), silentLog);

test('a note whose number is now another program’s does not keep PostgreSQL from starting', async () => {
  await writeFile(
    join(clusterDir, 'postmaster.pid'),
    `${process.pid}\n${clusterDir}\n0\n5432\n/nowhere\n\n1 2\nready\n`,
  );
  expect(await find()).toBeUndefined();
  await expect(access(join(clusterDir, 'postmaster.pid'))).rejects.toThrow();
});

test('the note of a server that is gone is PostgreSQL’s to judge: its children may still run', async () => {
  await writeFile(
    join(clusterDir, 'postmaster.pid'),
    `4194304\n${clusterDir}\n0\n5432\n/nowhere\n\n1 2\nready\n`,
  );
  expect(await find()).toBeUndefined();
  await access(join(clusterDir, 'postmaster.pid'));
});
