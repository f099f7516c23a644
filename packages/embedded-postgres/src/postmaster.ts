import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedPostgresError } from './errors.ts';
import type { Log } from './log.ts';
import { isAlive } from './process-info.ts';

/** A running server, started here or found. */
export interface Postmaster {
  readonly pid: number;
  /** Its last words, once it ended. */
  readonly ended: Promise<string>;
  hasEnded(): boolean;
  /** Keeps Node running until the server ended. */
  ref(): void;
}

interface Command {
  readonly file: string;
  readonly args: string[];
  readonly options: { cwd: string; env: Record<string, string>; uid?: number; gid?: number };
}

/** Starts PostgreSQL in a process group of its own: Ctrl-C reaches Node alone, which stops the server when it is done. */
export async function launchPostmaster(
  command: Command,
  log: Pick<Log, 'debug' | 'error'>,
): Promise<Postmaster> {
  const child = spawn(command.file, command.args, {
    ...command.options,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lastLines = forwardLog(child, log);
  let hasEnded = false;
  const ended = new Promise<string>((resolve) => {
    const finish = (how: string) => {
      hasEnded = true;
      resolve([how, ...lastLines].join('\n'));
    };
    child.once('error', (error) => finish(error.message));
    child.once('exit', (code, signal) => finish(`PostgreSQL ended with ${signal ?? `code ${code}`}`));
  });
  child.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  if (child.pid === undefined) throw new EmbeddedPostgresError('server-ended', await ended);
  return { pid: child.pid, ended, hasEnded: () => hasEnded, ref: () => child.ref() };
}

/** Takes a server that an earlier process left behind; not being its parent, it has to be looked at now and then. */
export function adoptPostmaster(pid: number): Postmaster {
  let hasEnded = false;
  let isKept = false;
  const watch = async () => {
    while (isAlive(pid)) await wait(isKept ? 10 : 250, undefined, { ref: isKept });
    hasEnded = true;
    return 'PostgreSQL ended';
  };
  const ref = () => {
    isKept = true;
  };
  return { pid, ended: watch(), hasEnded: () => hasEnded, ref };
}

/** Ends the server as `pg_ctl stop -m fast` does; at once, should it hang (it then recovers at its next start). */
export async function stopPostmaster(postmaster: Postmaster, patienceMs = 10_000): Promise<void> {
  postmaster.ref();
  signal(postmaster.pid, 'SIGINT');
  const patience = setTimeout(() => signal(postmaster.pid, 'SIGQUIT'), patienceMs);
  await postmaster.ended;
  clearTimeout(patience);
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has already ended.
  }
}

function forwardLog(child: ChildProcess, log: Pick<Log, 'debug' | 'error'>): string[] {
  const lastLines: string[] = [];
  if (!child.stderr) return lastLines;
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastLines.push(line);
    if (lastLines.length > 10) lastLines.shift();
    const isTrouble = /^PANIC|was terminated by signal/.test(line);
    if (isTrouble) log.error({ postgres: line }, 'PostgreSQL is in trouble');
    else log.debug({ postgres: line }, 'PostgreSQL says');
  });
  return lastLines;
}
