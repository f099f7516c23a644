import { readdir, readFile } from 'node:fs/promises';

/** What `/proc/<pid>/stat` says of a process's time, in seconds of a processor, its own threads all together. */
export interface ProcessTimes {
  readonly pid: number;
  readonly parentPid: number;
  readonly ownS: number;
  /** Of children that have ended since. */
  readonly endedChildrenS: number;
}

/** Linux counts in hundredths of a second for everybody who asks (`USER_HZ`, proc(5)). */
const ticksPerSecond = 100;

/** Reads a line of `/proc/<pid>/stat`. The name of the program, in brackets, may hold anything. */
export function parseStat(line: string): ProcessTimes {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const seconds = (user: number, system: number) =>
    (Number(fields[user]) + Number(fields[system])) / ticksPerSecond;
  return {
    pid: Number.parseInt(line, 10),
    parentPid: Number(fields[1]),
    ownS: seconds(11, 12),
    endedChildrenS: seconds(13, 14),
  };
}

/** What a process and all that descend from it have used, those that have ended too. */
export function secondsOfTree(processes: readonly ProcessTimes[], rootPid: number): number {
  const root = processes.find(({ pid }) => pid === rootPid);
  if (!root) throw new Error(`process ${rootPid} has ended`);
  const children = processes.filter(({ parentPid }) => parentPid === rootPid);
  const ofChildren = children.map(({ pid }) => secondsOfTree(processes, pid));
  return ofChildren.reduce((sum, seconds) => sum + seconds, root.ownS + root.endedChildrenS);
}

/** The times of every process on the machine. */
export async function readProcesses(): Promise<ProcessTimes[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    names.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)),
  );
  return lines.filter((line) => line !== null).map(parseStat);
}

/** What these processes and all that descend from them have used, together. */
export async function secondsOfTrees(rootPids: readonly number[]): Promise<number> {
  const processes = await readProcesses();
  return rootPids.reduce((sum, pid) => sum + secondsOfTree(processes, pid), 0);
}
