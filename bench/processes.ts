import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Starts a program in a session of its own, as a service manager does: Linux shares processors out between sessions first
 * (autogroups, sched(7)), and in the load generator's session a server would be slowed down by its callers.
 */
export function startProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const own: SpawnOptions = { stdio: ['ignore', 'ignore', 'inherit'], detached: true };
  const child = spawn(command, [...args], { ...own, ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Runs a program to its end; what it says goes where the bench tells how far it is. @throws when it fails. */
export async function runProgram(command: string, args: readonly string[], options: SpawnOptions) {
  const stdio: SpawnOptions['stdio'] = ['ignore', process.stderr, 'inherit'];
  const [code] = await once(startProgram(command, args, { ...options, stdio }), 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${code}`);
}

/** A server that is measured: `pids` are the processes whose work, with that of their descendants, is its own. */
export interface Server {
  readonly name: string;
  readonly url: string;
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

/** A server of a started program, as soon as `path` is answered. @throws when the program ends before. */
export async function serverOf(
  name: string,
  child: ChildProcess,
  url: string,
  path: string,
): Promise<Server> {
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  while (child.exitCode === null) {
    const response = await fetch(url + path).catch(() => null);
    if (response?.ok) return { name, url, pids: [child.pid ?? 0], stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} did not start.`);
}

/** A port of the loopback interface that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** What `/proc/<pid>/stat` says: the seconds of a processor of a process and of its children that have ended. */
export function parseStat(line: string): { pid: number; parentPid: number; seconds: number } {
  // the name of the program, in brackets, may hold anything
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  // Linux counts in hundredths of a second (USER_HZ, proc(5)): user and system, own and ended children's
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid: Number.parseInt(line, 10), parentPid: Number(fields[1]), seconds: ticks / 100 };
}

/** What a process and all that descend from it have used. @throws when it has ended. */
export function secondsOfTree(processes: readonly ReturnType<typeof parseStat>[], rootPid: number): number {
  const root = processes.find(({ pid }) => pid === rootPid);
  if (!root) throw new Error(`process ${rootPid} has ended`);
  const children = processes.filter(({ parentPid }) => parentPid === rootPid);
  return children.reduce((sum, { pid }) => sum + secondsOfTree(processes, pid), root.seconds);
}

/** The processor's seconds of these processes and their descendants, together. */
export async function processorSeconds(pids: readonly number[]): Promise<number> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = (pid: string) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  const lines = (await Promise.all(names.map(read))).filter((line) => line !== null);
  const processes = lines.map(parseStat);
  return pids.reduce((sum, pid) => sum + secondsOfTree(processes, pid), 0);
}

/** Megabytes that a process holds, its part of shared libraries too (`/proc/<pid>/statm`, proc(5)). */
export async function residentMb(pid = 0): Promise<number> {
  const pages = Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]);
  return (pages * 4096) / 1024 ** 2;
}
