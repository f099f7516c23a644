import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commands } from './lib/programs.mjs';
import { root as repository, runNode } from './lib/run.mjs';

/** A checkout in which nothing is installed, as one that `npm ci --omit=dev` left without tools. */
let root;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mitoyen-command-'));
  await cp(join(repository, 'scripts'), join(root, 'scripts'), { recursive: true });
  await mkdir(join(root, 'packages'));
  await write('package.json', '{"type":"module"}');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file, text) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

const runCommand = (...args) =>
  runNode([join(root, 'scripts/run-command.mjs'), ...args], { cwd: root, capture: true });

it('says in one sentence what to do where nothing is built', async () => {
  const { code, output } = await runCommand('backup', '/folder');
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining('not built')]);
});

it('runs what was built elsewhere, and says so when its sources are others', async () => {
  for (const { output } of commands) await write(output, 'console.log("ran", process.argv.slice(2).join());');
  const { code, output } = await runCommand('backup', '/folder', '--loud');
  expect(code).toBe(0);
  expect(output).toMatch(/^The sources are others .*\nran \/folder,--loud\n$/);
});

it('names the commands there are', async () => {
  const { code, output } = await runCommand('toString');
  expect(code).toBe(2);
  for (const { name } of commands) expect(output).toContain(name);
});
