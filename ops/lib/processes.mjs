// Processes that a check starts, and stops however it ends.
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export { freePort } from './free-port.mjs';

const started = [];

/** Starts a program; its output goes to a file. */
export function start(command, args, { log, ...options } = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const file = createWriteStream(log);
  child.stdout.pipe(file);
  child.stderr.pipe(file);
  started.push(child);
  return child;
}

/** Stops what is started, the last first, with ten seconds for each to end by itself. */
export async function stopAll() {
  for (const child of started.reverse()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await Promise.race([ended, pause(10_000).then(() => child.kill('SIGKILL'))]);
  }
}

/** Asks an address until it answers 200, for a minute. @throws after that. */
export async function untilReady(url) {
  for (let tries = 0; tries < 720; tries++) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await pause(250);
  }
  throw new Error(`${url} is not ready after three minutes`);
}
