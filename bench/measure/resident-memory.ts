import { readFile } from 'node:fs/promises';

const pageBytes = 4096;
const megabyteBytes = 1024 * 1024;

/** Megabytes of memory that a process holds at present, its part of shared libraries too (`/proc/<pid>/statm`, proc(5)). */
export async function residentMb(pid: number): Promise<number> {
  const pages = Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]);
  return (pages * pageBytes) / megabyteBytes;
}
