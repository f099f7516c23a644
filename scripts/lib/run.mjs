import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const require = nodeModule.createRequire(join(root, 'package.json'));

/** The file behind a package's command, to be run with `node`: no shell, no npx, no look-up on the network. */
export function binOf(packageName, command = packageName.split('/').at(-1)) {
  const manifestPath = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = require(manifestPath);
  return join(dirname(manifestPath), typeof bin === 'string' ? bin : bin[command]);
}

/** Whether a package is there: those for development may be left out. */
export function isInstalled(packageName) {
  return existsSync(join(root, 'node_modules', packageName, 'package.json'));
}

/** Runs a program in the repository's root and tells its exit code; with `capture`, its output too. */
export function run(command, args, { env = {}, capture = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? 1, signal, output }));
  });
}

/** Runs a Node program; see `run`. */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** Goes on as another Node program, in this very process: signals and exit code need nobody in between. */
export async function becomeProgram(file, args = []) {
  // what was compiled is kept for the next start, also of the processes that this one starts
  const { directory } = nodeModule.enableCompileCache(join(root, 'node_modules/.cache/compiled'));
  if (directory) process.env.NODE_COMPILE_CACHE ??= directory;
  process.argv = [process.execPath, file, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(file).href);
}
