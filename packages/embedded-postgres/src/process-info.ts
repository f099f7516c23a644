import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Whether a process with that number exists, of whatever user. One that ended and was not yet reaped does not
 * count.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return readStat(pid)?.[0] !== 'Z';
}

/** When the process began, in a form only good for comparing: a number may be given to another process later. */
export function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') return readStat(pid)?.[19];
  return ps(pid, 'lstart')?.replace(/\W+/g, '-');
}

/** The command line, or undefined when it cannot be read. */
export function commandOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return undefined;
  }
}

/** Fields of /proc/PID/stat from the third (state) on; the second may itself hold spaces and parentheses. See proc(5). */
function readStat(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string | undefined {
  try {
    return (
      execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}
