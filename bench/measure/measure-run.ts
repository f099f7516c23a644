import { type Call, type Latencies, runLoad } from './load.ts';
import { readProcesses, secondsOfTree } from './process-times.ts';

/** A server and how it is called. */
export interface MeasuredServer {
  readonly url: string;
  readonly pid: number;
}

/** One run, with what it took of the processors. */
export interface Run extends Latencies {
  /** Answers in one second that a processor works for the server. */
  readonly perCpuSecond: number;
  /** Milliseconds that PostgreSQL works for an answer, all its processes together. */
  readonly postgresMs: number;
  /** Seconds that processors worked for the server, PostgreSQL and the load generator. */
  readonly serverS: number;
  readonly postgresS: number;
  readonly loadS: number;
}

interface RunOptions {
  readonly calls: readonly Call[];
  readonly connections: number;
  readonly durationS?: number;
  readonly postmasterPid: number;
}

/** Calls a server and reads what that cost. @throws as `runLoad`. */
export async function measureRun(
  { url, pid }: MeasuredServer,
  { postmasterPid, ...load }: RunOptions,
): Promise<Run> {
  const read = async () => {
    const processes = await readProcesses();
    return [pid, postmasterPid, process.pid].map((root) =>
      root === process.pid
        ? (processes.find((one) => one.pid === root)?.ownS ?? 0)
        : secondsOfTree(processes, root),
    );
  };
  const before = await read();
  const latencies = await runLoad({ url, ...load });
  const after = await read();
  const [serverS = 0, postgresS = 0, loadS = 0] = after.map(
    (seconds, index) => seconds - (before[index] ?? 0),
  );
  return {
    ...latencies,
    perCpuSecond: latencies.answers / serverS,
    postgresMs: (postgresS * 1000) / latencies.answers,
    serverS,
    postgresS,
    loadS,
  };
}
