import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export { freePort } from './free-port.mjs';

const cleanups = [];

/** Has something stopped when the script ends, the last one first. */
export function atEnd(cleanup) {
  cleanups.push(cleanup);
}

/** Runs a script's steps, then stops what they started. A step that throws makes the exit code 1. */
export async function script(steps) {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stopAll().then(() => process.exit(1)));
  try {
    await steps();
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await stopAll();
  }
}

async function stopAll() {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop())
    await Promise.resolve(cleanup()).catch((error) => console.error(error));
}

let failures = 0;
/** Says whether something holds; what does not makes the exit code 1. */
export function check(what, holds, figures = '') {
  if (!holds) failures += 1;
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}${figures === '' ? '' : `: ${figures}`}`);
  if (failures > 0) process.exitCode = 1;
}

/** A folder of this script alone, gone at its end. */
export async function temporaryFolder(name) {
  const folder = await mkdtemp(join(tmpdir(), `mitoyen-${name}-`));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a program to its end. @returns what it wrote. @throws when it fails. */
export async function run(command, args, { env = {}, cwd } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`);
  return output;
}

/** Tries until `work` no longer throws, for so long. */
export async function until(work, seconds = 30) {
  const lastTry = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > lastTry) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
