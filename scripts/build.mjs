// Builds pages, server, sandbox and commands; with `--commands`, only those that work on the data, with `--product`, all
// but those. Does nothing when no input has changed since the last build, and cannot where the tools for it are left out (`npm ci --omit=dev`).
import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bundleNode,
  bundleServiceWorker,
  hashInputs,
  precompress,
  shortenScripts,
} from './lib/build-parts.mjs';
import { commands, programs } from './lib/programs.mjs';
import { binOf, isInstalled, root, runNode } from './lib/run.mjs';

async function vite(...args) {
  const cwd = join(root, 'apps/web');
  const { code, output } = await runNode([binOf('vite'), 'build', '--logLevel', 'warn', ...args], {
    cwd,
    capture: true,
  });
  if (code !== 0) throw new Error(`The pages could not be built.\n${output}`);
}

async function buildClient() {
  await vite();
  const client = join(root, 'apps/web/dist/client');
  await shortenScripts(client, await import('esbuild'));
  await precompress(client);
}

const worker = 'apps/web/dist/worker';

/** One file each: the service worker, and what is served in its place where it is turned off. */
async function buildServiceWorker() {
  const esbuild = await import('esbuild');
  await bundleServiceWorker({ 'service-worker': 'main.ts', off: 'off.ts' }, worker, esbuild);
}

const buildPages = () => Promise.all([buildClient(), vite('--ssr'), buildServiceWorker()]);

async function bundleAll(list) {
  const esbuild = await import('esbuild');
  await Promise.all(list.map(({ entry, output }) => bundleNode(entry, output, esbuild)));
}

const outputsOf = (list) => list.map(({ output }) => output);

const parts = {
  commands: { outputs: outputsOf(commands), build: () => bundleAll(commands) },
  product: {
    outputs: [...outputsOf(programs), 'apps/web/dist/server/entry-server.js', `${worker}/service-worker.js`],
    build: () => Promise.all([buildPages(), bundleAll(programs)]),
  },
};

const stampOf = (name) => join(root, `apps/server/dist/${name}-stamp.txt`);
const isBuilt = ({ outputs }) => outputs.every((file) => existsSync(join(root, file)));

async function isCurrent([name, part], hash) {
  if (process.argv.includes('--force') || !isBuilt(part) || !existsSync(stampOf(name))) return false;
  return (await readFile(stampOf(name), 'utf8')) === hash;
}

async function build([name, part], hash) {
  await rm(stampOf(name), { force: true });
  await part.build();
  await writeFile(stampOf(name), hash);
}

/** Where nothing can be built, what was built before is used. */
function makeDo(stale) {
  if (stale.every(([, part]) => isBuilt(part))) {
    console.error('The sources are others than those of the build, which is used as it is.');
    return;
  }
  console.error(
    'Mitoyen is not built here, and the tools for it are not installed (NODE_ENV=production and --omit=dev leave them out): run npm ci --include=dev && npm run build, then npm run package -- FOLDER for a folder of what production needs alone.',
  );
  process.exit(1);
}

const isAsked = (name) =>
  ['commands', 'product'].every((each) => each === name || !process.argv.includes(`--${each}`));

const hash = await hashInputs();
const stale = [];
for (const part of Object.entries(parts)) {
  if (isAsked(part[0]) && !(await isCurrent(part, hash))) stale.push(part);
}
if (stale.length > 0 && !['esbuild', 'vite'].every(isInstalled)) makeDo(stale);
else if (stale.length > 0) {
  const startedAt = Date.now();
  try {
    await Promise.all(stale.map((part) => build(part, hash)));
  } catch (error) {
    // esbuild has printed its errors already.
    if (!error.errors) console.error(error.message);
    process.exit(1);
  }
  console.error(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}
