// Builds pages, server and sandbox. Does nothing when no input has changed since the last build.
import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleNode, hashInputs, precompress } from './lib/build-parts.mjs';
import { binOf, root, runNode } from './lib/run.mjs';

const stampFile = join(root, 'apps/server/dist/build-stamp.txt');
const programs = [
  ['apps/server/src/main.ts', 'apps/server/dist/main.mjs'],
  ['apps/sandbox/src/main.ts', 'apps/sandbox/dist/main.mjs'],
];
const outputs = [...programs.map(([, output]) => output), 'apps/web/dist/server/entry-server.js'];

async function isCurrent(hash) {
  if (process.argv.includes('--force') || !outputs.every((file) => existsSync(join(root, file))))
    return false;
  return existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === hash;
}

async function vite(...args) {
  const cwd = join(root, 'apps/web');
  const { code, output } = await runNode([binOf('vite'), 'build', '--logLevel', 'warn', ...args], {
    cwd,
    capture: true,
  });
  if (code !== 0) throw new Error(`The pages could not be built.\n${output}`);
}

async function buildPages() {
  await Promise.all([vite(), vite('--ssr')]);
  await precompress(join(root, 'apps/web/dist/client'));
}

async function buildPrograms() {
  const esbuild = await import('esbuild');
  await Promise.all(programs.map(([entry, output]) => bundleNode(entry, output, esbuild)));
}

const hash = await hashInputs();
if (!(await isCurrent(hash))) {
  const startedAt = Date.now();
  await rm(stampFile, { force: true });
  try {
    await Promise.all([buildPages(), buildPrograms()]);
  } catch (error) {
    // esbuild has told its errors already.
    if (!error.errors) console.error(error.message);
    process.exit(1);
  }
  await writeFile(stampFile, hash);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}
