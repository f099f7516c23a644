import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdDirectory } from './directory-holder.ts';
import { DataDirectoryInUseError } from './errors.ts';
import { startOf } from './process-info.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pg-holder-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test('a living process that holds the directory is named', async () => {
  await writeFile(join(directory, `holder.${process.ppid}.${startOf(process.ppid)}`), 'node server.mjs\n');
  const refusal = await holdDirectory(directory).catch((error) => error);
  expect(refusal).toBeInstanceOf(DataDirectoryInUseError);
  expect(refusal.message).toContain(`in use by process ${process.ppid} (node server.mjs)`);
});

test('a number given to another process since holds nothing, and its trace is cleared away', async () => {
  await writeFile(join(directory, `holder.${process.ppid}.1`), 'node server.mjs\n');
  await writeFile(join(directory, `holder.${process.pid}.1`), 'node server.mjs\n');
  const letGo = await holdDirectory(directory);
  expect(await readdir(directory)).toHaveLength(1);
  await letGo();
  expect(await readdir(directory)).toEqual([]);
});
