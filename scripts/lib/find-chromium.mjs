import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { binOf, root, run, runNode } from './run.mjs';

const require = createRequire(join(root, 'e2e/package.json'));

/** The shell comes first: it has no window to draw, which is a third of the work of a journey. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Some systems ship a `chromium` that only tells how to install the real one: it must name its version. */
function answers(file) {
  try {
    return /\d+\.\d+/.test(
      execFileSync(file, ['--version'], { timeout: 20_000, stdio: ['ignore', 'pipe', 'ignore'] }).toString(),
    );
  } catch {
    return false;
  }
}

function playwrightOwn() {
  const { chromium } = require('@playwright/test');
  return chromium.executablePath();
}

async function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const given = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : [];
  const candidates = [...given, ...onPath, ...macPaths, playwrightOwn()];
  return candidates.find((file) => file && isProgram(file) && answers(file));
}

function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
}

async function installFromSystem() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, capture: true });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = ['install', '-y', '-qq', '--no-install-recommends', name];
    const { code } = await run('apt-get', install, { env, capture: true });
    if (code === 0) return;
  }
}

async function installFromPlaywright() {
  await runNode([binOf('playwright'), 'install', 'chromium'], { capture: true });
}

/** A Chromium that runs on this machine, installed first where that is possible; `undefined` when there is none. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log('No Chromium on this machine yet: installing one.');
  if (isDebianRoot()) await installFromSystem().catch(() => undefined);
  const installed = await findChromium();
  if (installed) return installed;
  await installFromPlaywright().catch(() => undefined);
  return findChromium();
}
