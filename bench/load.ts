import { createHistogram } from 'node:perf_hooks';
import autocannon from 'autocannon';
import { processorSeconds, type Server } from './processes.ts';

/** One request; a GET unless it has a body. */
export interface Call {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type Query = Readonly<Record<string, string | number>>;

/** A GET by path and query. */
export function get(path: string, query: Query = {}, headers = {}): Call {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) fields.set(name, `${value}`);
  return { path: fields.size > 0 ? `${path}?${fields}` : path, headers };
}

export interface Load {
  readonly calls: readonly Call[];
  readonly connections: number;
  /** Without it, each call is made once. */
  readonly seconds?: number;
  /** Whether answers other than successes are counted instead of ending the bench. */
  readonly mayRefuse?: boolean;
}

/** What one run gave: percentiles of the successful answers. */
export type Run = Awaited<ReturnType<typeof runLoad>>;

/**
 * Makes these calls over and over. Each connection begins with others, or all would ask for the same at the
 * same moment.
 * @throws when a response is no success, unless `mayRefuse`.
 */
export async function runLoad(url: string, { calls, connections, seconds, mayRefuse = false }: Load) {
  const microseconds = createHistogram();
  let [turn, refused, failed] = [0, 0, 0];
  const share = Math.ceil(calls.length / connections);
  const options: autocannon.Options = {
    url,
    connections: seconds === undefined ? Math.min(connections, calls.length) : connections,
    // a busy machine may keep one call waiting; one that is never answered is a failure
    timeout: 60,
    ...(seconds === undefined ? { amount: calls.length } : { duration: seconds }),
    setupClient: (client) => {
      const start = Math.floor((turn++ * calls.length) / connections);
      const own = calls.slice(start, start + share);
      client.setRequests(own.map((call) => ({ method: call.body === undefined ? 'GET' : 'POST', ...call })));
    },
  };
  const { duration, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      if (status < 300) microseconds.record(Math.max(1, Math.round(milliseconds * 1000)));
      else if (status === 503) refused += 1;
      else failed += 1;
    });
  });
  const answers = microseconds.count;
  failed += errors;
  // a call that takes longer than the run is waited for
  if (seconds !== undefined && answers + refused + failed === 0)
    return runLoad(url, { calls: calls.slice(0, connections), connections, mayRefuse });
  if (!mayRefuse && (refused + failed > 0 || answers === 0))
    throw new Error(
      `${url}${calls[0]?.path}: ${JSON.stringify({ answers, refused, failed, of: calls.length })}`,
    );
  const [p50Ms, p99Ms] = [microseconds.percentile(50) / 1000, microseconds.percentile(99) / 1000];
  return { p50Ms, p99Ms, answers, refused, failed, perSecond: answers / duration };
}

/** The same, with the milliseconds that processors worked for an answer: the server's, and of other processes named. */
export async function runWithCost({ url, pids }: Server, load: Load, others: readonly number[] = []) {
  const before = await processorSeconds([...pids, ...others]);
  const run = await runLoad(url, load);
  const worked = (await processorSeconds([...pids, ...others])) - before;
  return { ...run, costMs: (worked * 1000) / run.answers };
}
