import { callAll, type Load } from '../measure/load.ts';
import { percentile } from '../measure/percentile.ts';
import { readProcesses, secondsOfTree } from '../measure/process-times.ts';
import { watchHealth } from './watch-health.ts';

/** What more callers than can be answered were given. */
export interface Overload {
  readonly callers: number;
  /** Answers a second that were what was asked for. */
  readonly goodput: number;
  /** The same in a second that the server's processor worked, of which others on the machine take nothing. */
  readonly goodPerCpuSecond: number;
  /** Milliseconds until 99 of 100 of these were there. */
  readonly p99Ms: number;
  /** Calls that were told to come again later. */
  readonly refused: number;
  /** Calls that got any other answer, or none. */
  readonly failed: number;
  /** Milliseconds until 99 of 100 questions whether the process lives were answered. */
  readonly healthP99Ms: number;
  readonly healthMostMs: number;
}

/** Has so many callers ask, each again as soon as it is answered, while somebody else asks whether the process lives. */
export async function overload(load: Load, serverPid: number): Promise<Overload> {
  const goodMs: number[] = [];
  let [refused, failed] = [0, 0];
  const stopWatching = watchHealth(load.url);
  const workedBefore = secondsOfTree(await readProcesses(), serverPid);
  const { duration, errors } = await callAll(load, (status, latencyMs) => {
    if (status < 300) goodMs.push(latencyMs);
    else if (status === 503) refused += 1;
    else failed += 1;
  });
  const workedS = secondsOfTree(await readProcesses(), serverPid) - workedBefore;
  const healthMs = await stopWatching();
  return {
    callers: load.connections,
    goodput: goodMs.length / duration,
    goodPerCpuSecond: goodMs.length / workedS,
    p99Ms: percentile(goodMs, 0.99),
    refused,
    failed: failed + errors,
    healthP99Ms: percentile(healthMs, 0.99),
    healthMostMs: Math.max(...healthMs),
  };
}
