import { totalmem } from 'node:os';

const mebibyte = 1024 ** 2;

/** The bytes that this machine has, or that its container may use where that is less. */
export function machineMemory(
  machineBytes = totalmem(),
  containerBytes = process.constrainedMemory(),
): number {
  return containerBytes > 0 ? Math.min(machineBytes, containerBytes) : machineBytes;
}

/** A part of the memory in whole MB, within bounds. */
function partOf(bytes: number, divisor: number, leastMb: number, mostMb: number): string {
  const part = Math.floor(bytes / divisor / mebibyte);
  return `${Math.min(mostMb, Math.max(leastMb, part))}MB`;
}

/**
 * What PostgreSQL may use of a machine's memory. Its manual gives a server of its own a quarter for `shared_buffers`;
 * this one shares the machine with the program that started it, and gets an eighth.
 */
export function memorySettings(bytes: number): Readonly<Record<string, string>> {
  return {
    shared_buffers: partOf(bytes, 8, 32, 2048),
    // not taken: what the planner may suppose the system keeps of the files
    effective_cache_size: partOf(bytes, 2, 128, 65_536),
    // for each sort and each bitmap of each connection
    work_mem: partOf(bytes, 512, 4, 32),
    maintenance_work_mem: partOf(bytes, 32, 32, 512),
  };
}
